/** The pages that the single-page client shows; any other address of the site is the server's. */
export const PAGE_PATHS = ['/', '/health', '/visibility', '/schema', '/past'] as const;
export type PagePath = (typeof PAGE_PATHS)[number];
