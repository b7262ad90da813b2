import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { operations, TAGS, type DocumentOptions } from './openapi/operations.ts';
import { CURRENT_VERSION } from './version.ts';

/** An OpenAPI 3.1 document as a plain object. */
export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

const DESCRIPTION = [
  'Three free tools for online stores. No account, no API key, no charge. Callers are told apart by IP address only, for ' +
    'the limits; CORS is not enabled. Bulk or mass scanning is out of scope.',
  '**Honesty.** *Not measured* is a value of its own, with a reason; it is never a zero, a pass or a fail. There is no ' +
    'composite score.',
  '**Unknown is ignored.** New event types and new fields may come without a new version: readers ignore those they do ' +
    'not know, and no schema here forbids them.',
  '**Limits** named here are those of this very service, counted in the memory of each instance; what governed an ' +
    'answer stands in its `RateLimit-*` headers.',
  '**Versions** are dates, asked for and answered in `X-API-Version`. A breaking change is a new date; the previous one ' +
    'keeps answering for at least 30 days, with `Deprecation` and `Sunset`.',
  '**Errors** are told apart by `error` (or `reason` of the schema emitter), never by `message`, whose words may change. ' +
    'A wrong method is answered before a wrong version, and a wrong version before the body is read. `OPTIONS` is answered ' +
    '204; the `Allow` of a 405 is what holds.',
].join('\n\n');

/** Builds the OpenAPI document from the contract's own schemas, refusals and examples. */
export function buildOpenApi({ publicUrl, limits }: DocumentOptions): OpenApiDocument {
  const origin = publicUrl.replace(/\/+$/, '');
  const registry = new OpenAPIRegistry();
  for (const operation of operations({ publicUrl: origin, limits })) registry.registerPath(operation);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Storefront Analysis',
      version: CURRENT_VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'For developers', url: `${origin}/developers` },
    },
    servers: [{ url: origin, description: 'This service.' }],
    tags: TAGS,
    security: [],
    externalDocs: { url: `${origin}/developers`, description: 'The page for developers.' },
  });
}
