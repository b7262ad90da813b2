import { z } from 'zod';
import { MAX_NAME_LENGTH } from '../vocabulary.ts';
import type { RefusalName } from './refusals.ts';

/** Letters, marks, digits, spaces and light punctuation, at least one letter or digit among them. */
const PATTERN = `^(?=.*(?![ʹ-ˈ])[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N} &'’.,\\-+!*()/:@#°]{1,${MAX_NAME_LENGTH}}$`;
const ALLOWED = new RegExp(PATTERN, 'u');

/** Whether a text is made as a name, whatever it reads like. */
export const isName = (text: string): boolean => ALLOWED.test(text);

/** A scheme, a host with a port or path, or a user at a host. A domain alone is no address: stores are named so. */
const URL_SHAPED = new RegExp([
  '//', String.raw`\b(?:https?|ftp|file|javascript|mailto|data|vbscript):`, String.raw`\bwww\.`,
  String.raw`(?:[\p{L}\p{N}-]\.\p{L}{2,}\.?|\d(?:\.\d+){3})(?:[/#]|:\d+\b)`, String.raw`\S@[\p{L}\p{N}.-]+\.\p{L}{2,}`,
].join('|'), 'iu');

/** White space around a name goes; a control character stays, to be refused. */
const trimmed = (text: string): string => text.replace(/^[^\S\p{Cc}]+|[^\S\p{Cc}]+$/gu, '');

/** Whether a name reads like a URL or an e-mail address. */
export const isUrlShaped = (name: string): boolean => URL_SHAPED.test(name.normalize('NFKC'));

/** The name of a store. Its length is counted in code points. */
export const nameSchema = (error: RefusalName, description?: string) =>
  z.string({ error })
    .overwrite(trimmed)
    .refine((name) => isName(name) && !isUrlShaped(name), { error })
    .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: PATTERN, ...(description && { description }) });

/** JSON Schema for a list of at most `most` names, in which empty entries neither count nor break a rule. */
export const namesOrBlanks = (most: number) => ({
  items: { type: 'string', maxLength: MAX_NAME_LENGTH, pattern: `^\\s*$|${PATTERN}` },
  contains: { type: 'string', pattern: '\\S' }, minContains: 0, maxContains: most,
} as const);
