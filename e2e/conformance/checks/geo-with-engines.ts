import type { Checks } from '../check.ts';
export const geoWithEngines: Checks = {};
