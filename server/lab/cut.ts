export const LONGEST_URL = 1_000;
const LONGEST_TEXT = 300;

/** Text from a page, no longer than it may be. */
export const cut = (text: string, longest = LONGEST_TEXT): string =>
  (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`);
