import { z } from 'zod';
import { VersionDate } from '../headers.ts';
import { CURRENT_VERSION } from '../version.ts';
import { TOOLS, type ToolId } from '../vocabulary.ts';

/** The body of `GET /api`. */
export const ApiIndex = z
  .object({
    name: z.string(),
    version: VersionDate.meta({ description: 'The current version of the API.' }),
    openapi: z.url().meta({ description: 'The machine-readable description.' }),
    docs: z.url().meta({ description: 'The page for developers.' }),
    endpoints: z.array(
      z.object({ tool: z.enum(TOOLS), method: z.string(), url: z.url(), summary: z.string().optional() }),
    ),
  })
  .meta({ id: 'ApiIndex', description: 'What is offered, and where it is described.' });
export type ApiIndex = z.infer<typeof ApiIndex>;

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

/** The index answered at `/api`; `publicUrl` has no slash at its end. */
export function buildApiIndex(publicUrl: string): ApiIndex {
  return {
    name: 'Storefront Analysis',
    version: CURRENT_VERSION,
    openapi: `${publicUrl}/openapi.json`,
    docs: `${publicUrl}/developers`,
    endpoints: ENDPOINTS.map(({ tool, path, summary }) => ({ tool, method: 'POST', url: `${publicUrl}${path}`, summary })),
  };
}
