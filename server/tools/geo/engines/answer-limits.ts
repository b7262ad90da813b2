/** More UTF-16 units than any engine writes in one answer. A longer answer is incomplete. */
export const MAX_TEXT_CHARS = 20_000;

/** More than any engine marks in one answer. */
export const MAX_ANNOTATIONS = 500;

/** More pages than any engine cites in one answer. */
export const MAX_SOURCES = 200;

/** More characters than the URLs of these pages have together. */
export const MAX_ADDRESS_CHARS = 40_000;

/** The limit of the HTML that Google sends to be shown beside an answer. */
export const MAX_SEARCH_ENTRY_CHARS = 60_000;
