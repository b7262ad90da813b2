const MAX_URL = 1_000;
const MAX_TEXT = 300;

/** Truncates text from a page. */
export const truncate = (text: string, max = MAX_TEXT): string =>
  (text.length <= max ? text : `${text.slice(0, max - 1)}…`);

/** Truncates an address, which may be longer than other text. */
export const truncateUrl = (url: string): string => truncate(url, MAX_URL);
