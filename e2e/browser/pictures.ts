/** Pictures for people to look at are no part of a run: `SCREENS` names those that are wanted, or `all`. */
export const asked = process.env.SCREENS?.split(',') ?? [];
export const isAsked = (name: string): boolean => asked.includes('all') || asked.includes(name);
