/** Third-party text on one line, so that no part of it can pass for a line of ours. */
export const oneLine = (text: string): string => text.replace(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
