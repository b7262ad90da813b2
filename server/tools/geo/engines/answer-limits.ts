/** More than any engine writes to one question, in UTF-16 units; a longer answer is not read to its end. */
export const LONGEST_TEXT = 20_000;

/** More than any engine marks in one answer. */
export const MOST_ANNOTATIONS = 500;

/** More pages than any engine cites in one answer, and more characters than their addresses have together. */
export const MOST_SOURCES = 200;
export const MOST_ADDRESS_CHARS = 40_000;

/** Google's HTML beside an answer. */
export const LONGEST_SEARCH_ENTRY = 60_000;
