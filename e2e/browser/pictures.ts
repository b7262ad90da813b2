/** Screenshots are taken only on request: `SCREENS` names them, or is `all`. */
export const requested = process.env.SCREENS?.split(',') ?? [];
export const isRequested = (name: string): boolean => requested.includes('all') || requested.includes(name);
