/** More than any engine writes to one question, in UTF-16 units; a longer answer is not read to its end. */
export const MAX_TEXT_CHARS = 20_000;

/** More than any engine marks in one answer. */
export const MAX_ANNOTATIONS = 500;

/** More pages than any engine cites in one answer, and more characters than their addresses have together. */
export const MAX_SOURCES = 200;
export const MAX_ADDRESS_CHARS = 40_000;

/** Google's HTML beside an answer. */
export const MAX_SEARCH_ENTRY_CHARS = 60_000;
