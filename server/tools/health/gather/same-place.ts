/** True for one place by two writings: by `http:` or `https:`, with an empty query, with the usual port. */
export const isSamePlace = (one: URL, other: URL): boolean => placeOf(one) === placeOf(other);

/** The one writing of a place, to compare by. */
export const placeOf = ({ host, pathname, search }: URL): string => host.replace(/:(?:80|443)$/, '') + pathname + search;
