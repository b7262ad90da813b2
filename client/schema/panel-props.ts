import type { ResultInWords } from '../../contract/report/schema/words.ts';
import type { SchemaTexts } from './nb.ts';

/** Props shared by all parts of a result. */
export type PanelProps = ResultInWords<SchemaTexts>;
