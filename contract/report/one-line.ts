import { printable } from './printable.ts';

/** Third-party text on one line and without controls, so that no part of it can pass for a line of ours. */
export const oneLine = (text: string): string => printable(text.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' '));
