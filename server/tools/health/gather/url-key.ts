/** What URLs share that differ only in http or https, default port, empty query or fragment. */
export const urlKey = ({ host, pathname, search }: URL): string => host.replace(/:(?:80|443)$/, '') + pathname + search;
