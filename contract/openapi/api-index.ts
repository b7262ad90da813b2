import { z } from 'zod';
import { VersionDate } from '../headers.ts';
import { ENDPOINTS } from '../operations/operations.ts';
import { CURRENT_VERSION } from '../version.ts';
import { TOOLS } from '../vocabulary.ts';

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

/** Builds the response of `GET /api`; `publicUrl` has no trailing slash. */
export function buildApiIndex(publicUrl: string): ApiIndex {
  return {
    name: 'Storefront Analysis',
    version: CURRENT_VERSION,
    openapi: `${publicUrl}/openapi.json`,
    docs: `${publicUrl}/developers`,
    endpoints: ENDPOINTS.map(({ tool, path, summary }) => ({
      tool,
      method: 'POST',
      url: `${publicUrl}${path}`,
      summary,
    })),
  };
}
