export const MAX_URL = 1_000;
const MAX_TEXT = 300;

/** Truncates text from a page. */
export const truncate = (text: string, max = MAX_TEXT): string =>
  (text.length <= max ? text : `${text.slice(0, max - 1)}…`);
