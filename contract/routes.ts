/** The routes of the single-page client; all other paths are served by the server. */
export const PAGE_PATHS = ['/', '/health', '/visibility', '/schema', '/past'] as const;

/** The base path of shared reports, which one page of the client shows. */
export const SHARED_PATH = '/shared';

export type PagePath = (typeof PAGE_PATHS)[number] | typeof SHARED_PATH;

/** 192 random bits, so that no id can be guessed. */
export const SHARE_ID = /^[\w-]{32}$/;

/** The client's route for a path; undefined if there is none. */
export function pageAt(path: string): PagePath | undefined {
  if (sharedIdAt(path) !== undefined) return SHARED_PATH;
  return PAGE_PATHS.find((each) => each === path);
}

/** The id of the shared report at a path; undefined if it is no such path. */
export function sharedIdAt(path: string): string | undefined {
  const id = path.startsWith(`${SHARED_PATH}/`) ? path.slice(SHARED_PATH.length + 1) : '';
  return SHARE_ID.test(id) ? id : undefined;
}

/** The path of a shared report. */
export const sharedPath = (id: string): string => `${SHARED_PATH}/${id}`;
