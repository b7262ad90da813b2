/** The URLs without repetitions, in order of first occurrence. */
export const distinctUrls = (urls: readonly URL[]): URL[] => [...new Map(urls.map((url) => [url.href, url])).values()];
