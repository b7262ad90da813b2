import { z } from 'zod';
import { MAX_NAME_LENGTH } from '../vocabulary.ts';
import type { RefusalName } from './refusals.ts';

/** Letters, marks, digits, spaces and light punctuation, with at least one letter or digit. */
const PATTERN = `^(?=.*(?![ʹ-ˈ])[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N} &'’.,\\-+!*()/:@#°]{1,${MAX_NAME_LENGTH}}$`;
const ALLOWED = new RegExp(PATTERN, 'u');

/** Whether a text has only the characters of a name; it may still look like a URL. */
export const isName = (text: string): boolean => ALLOWED.test(text);

/** A scheme, a host with a port or path, or `user@host`. A bare domain is allowed: stores are named like that. */
const URL_SHAPED = new RegExp([
  '//', String.raw`\b(?:https?|ftp|file|javascript|mailto|data|vbscript):`, String.raw`\bwww\.`,
  String.raw`(?:[\p{L}\p{N}-]\.\p{L}{2,}\.?|\d(?:\.\d+){3})(?:[/#]|:\d+\b)`, String.raw`\S@[\p{L}\p{N}.-]+\.\p{L}{2,}`,
].join('|'), 'iu');

/** White space at either end, without control characters, which are refused; a run is tried from its start only. */
const AROUND = /^[^\S\p{Cc}]+|(?<![^\S\p{Cc}])[^\S\p{Cc}]+$/gu;
const trimmed = (text: string): string => text.replace(AROUND, '');

/** Whether a name looks like a URL or an e-mail address. */
export const isUrlShaped = (name: string): boolean => URL_SHAPED.test(name.normalize('NFKC'));

/** The schema of a store's name. Its length is counted in code points. */
export const nameSchema = (error: RefusalName, description?: string) =>
  z.string({ error })
    .overwrite(trimmed)
    .refine((name) => isName(name) && !isUrlShaped(name), { error })
    .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: PATTERN, ...(description && { description }) });

/** JSON Schema for an array of at most `most` names; empty entries are valid and do not count. */
export const namesOrBlanks = (most: number) => ({
  items: { type: 'string', maxLength: MAX_NAME_LENGTH, pattern: `^\\s*$|${PATTERN}` },
  contains: { type: 'string', pattern: '\\S' }, minContains: 0, maxContains: most,
} as const);
