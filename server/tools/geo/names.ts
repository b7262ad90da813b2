import { NAME_PATTERN } from '../../../contract/geo.ts';
import { MAX_NAME_LENGTH } from '../../../contract/vocabulary.ts';
import { isMatchable } from './name-matcher.ts';

const ALLOWED = new RegExp(NAME_PATTERN, 'u');
const URL_SHAPED =
  /\/\/|\b(?:https?|ftp|file|javascript|mailto|data|vbscript):|\bwww\.|[\p{L}\p{N}-]+\.\p{L}{2,}\/|\d(?:\.\d+){3}\//iu;

/** What is wrong with a brand's or a competitor's name, in words; `undefined` when nothing is. */
export function nameFault(name: unknown): string | undefined {
  if (typeof name !== 'string' || name === '') return 'a name is needed';
  if ([...name].length > MAX_NAME_LENGTH) return `at most ${MAX_NAME_LENGTH} characters`;
  if (!ALLOWED.test(name)) return 'letters, digits, spaces and light punctuation only';
  if (URL_SHAPED.test(name.normalize('NFKC'))) return 'a name, not an address';
  if (!isMatchable(name)) return 'at least one letter or digit';
  return undefined;
}
