import type { StreamEvent } from '../../../contract/streams.ts';
import type { HealthEvent } from '../../../contract/health.ts';
import type { GeoEvent } from '../../../contract/geo.ts';
import type { Door } from '../door.ts';
import type { AnswerWork, StreamWork } from './work.ts';

// A door's input and target are its own business; a facade only takes the work that comes out.
type Through<Work> = Door<any, any, Work>;

/** The way into each tool. */
export interface Doors {
  health: Through<StreamWork<HealthEvent>>;
  geo: Through<StreamWork<GeoEvent>>;
  /** Over tRPC alone: a stored measurement is completed. */
  geoAgain: Through<StreamWork<GeoEvent>>;
  schema: Through<AnswerWork>;
}

/** Any of them, as a facade sees it that treats all alike. */
export type AnyDoor = Through<StreamWork<StreamEvent> | AnswerWork>;
