import type { ToolId } from './vocabulary.ts';

/** One of the three endpoints, as every listing of them names it. */
export interface EndpointSummary {
  tool: ToolId;
  path: string;
  title: string;
  summary: string;
}

/** The three endpoints in the order every listing of them has. */
export const ENDPOINTS = [
  {
    tool: 'health',
    path: '/api/health/scan',
    title: 'Health scan',
    summary: 'Stream a technical audit of a storefront: eight phases, four independent grades.',
  },
  {
    tool: 'geo',
    path: '/api/geo/scan',
    title: 'AI visibility scan',
    summary: 'Put the same prompts to six AI answer engines and stream what they answer.',
  },
  {
    tool: 'schema',
    path: '/api/schema/generate',
    title: 'Schema emitter',
    summary: 'Turn one product page into verified JSON-LD.',
  },
] as const satisfies readonly EndpointSummary[];
