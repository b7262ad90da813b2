/** The pages that the single-page client shows; any other address of the site is the server's. */
export const PAGE_PATHS = ['/', '/health', '/visibility', '/schema', '/past'] as const;

/** Each shared report has its address below it, and one page of the client shows them all. */
export const SHARED_PATH = '/shared';

export type PagePath = (typeof PAGE_PATHS)[number] | typeof SHARED_PATH;

/** What no one guesses: 192 random bits. */
export const SHARE_ID = /^[\w-]{32}$/;

/** The page that shows what stands at a path; nothing where the client shows none. */
export function pageAt(path: string): PagePath | undefined {
  if (sharedIdAt(path) !== undefined) return SHARED_PATH;
  return PAGE_PATHS.find((each) => each === path);
}

/** The id of the shared report at a path. */
export function sharedIdAt(path: string): string | undefined {
  const id = path.startsWith(`${SHARED_PATH}/`) ? path.slice(SHARED_PATH.length + 1) : '';
  return SHARE_ID.test(id) ? id : undefined;
}

/** Where a shared report is shown. */
export const sharedPath = (id: string): string => `${SHARED_PATH}/${id}`;
