import type { ResultInWords } from '../../contract/report/schema/words.ts';
import type { SchemaTexts } from './nb.ts';

/** What every part of a result is given. */
export type PanelProps = ResultInWords<SchemaTexts>;
