/** Pictures are taken only on request: `SCREENS` names them, or is `all`. */
export const asked = process.env.SCREENS?.split(',') ?? [];
export const isAsked = (name: string): boolean => asked.includes('all') || asked.includes(name);
