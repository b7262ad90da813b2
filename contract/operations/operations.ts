import { geoScan } from './geo.ts';
import { healthScan } from './health.ts';
import { generateSchema } from './schema.ts';

/** The three endpoints, by tool, in the order every listing of them has. */
export const OPERATIONS = { health: healthScan, geo: geoScan, schema: generateSchema } as const;

/** One of the three endpoints, as what treats them alike sees it. */
export type AnyOperation = (typeof OPERATIONS)[keyof typeof OPERATIONS];

export const ENDPOINTS: readonly AnyOperation[] = Object.values(OPERATIONS);
