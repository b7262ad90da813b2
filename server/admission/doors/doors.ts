import type { GeoEvent } from '../../../contract/geo.ts';
import type { HealthEvent } from '../../../contract/health.ts';
import type { GeoScanRequest } from '../../../contract/operations/geo.ts';
import type { HealthScanRequest } from '../../../contract/operations/health.ts';
import type { EmitterRequest } from '../../../contract/operations/schema.ts';
import type { StreamEvent } from '../../../contract/streams.ts';
import type { Door } from '../door.ts';
import type { AnswerWork, StreamWork } from './work.ts';

// What a door makes of an input is its own business; a facade only takes the work that comes out.
type Into<Input, Work> = Door<Input, any, Work>;

/** The way into each tool. */
export interface Doors {
  health: Into<HealthScanRequest, StreamWork<HealthEvent>>;
  geo: Into<GeoScanRequest, StreamWork<GeoEvent>>;
  schema: Into<EmitterRequest, AnswerWork>;
}

/** Any of them, as a facade sees it that treats all alike. */
export type AnyDoor = Into<any, StreamWork<StreamEvent> | AnswerWork>;
