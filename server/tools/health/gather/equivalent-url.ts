/** True for URLs that differ only in http or https, default port, empty query or fragment. */
export const isEquivalentUrl = (one: URL, other: URL): boolean => urlKey(one) === urlKey(other);

/** The normalised form that equivalent URLs share. */
export const urlKey = ({ host, pathname, search }: URL): string => host.replace(/:(?:80|443)$/, '') + pathname + search;
