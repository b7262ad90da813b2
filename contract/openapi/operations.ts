import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { RequestLanguage, RequestVersion } from '../headers.ts';
import { limitsInWords } from '../operations/limits.ts';
import type { LimitsByTool } from '../operations/limits.ts';
import { codeOfMalformed, ENDPOINTS, malformedInWords, type AnyOperation } from '../operations/operations.ts';
import { COMMON_REFUSALS, REFUSALS } from '../operations/refusals.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../version.ts';
import { ApiIndex, buildApiIndex } from './api-index.ts';
import {
  apiErrors, atEndpoint, json, lines, media, MISDIRECTED_PAGE,
  refusalResponses, STANDING, VERSION_ONLY, type RefusalOverrides,
  type ShownRefusal,
} from './responses.ts';

/** What the document of one service instance depends on. */
export interface DocumentOptions {
  /** The service's own origin, without a trailing slash. */
  publicUrl: string;
  /** The effective limits. */
  limits: LimitsByTool;
}

/** The tags of the document: one per tool, then one for the descriptions of the API. */
export const TAGS = [
  ...ENDPOINTS.map(({ title, summary }) => ({ name: title, description: summary })),
  { name: 'Description', description: 'What is offered, readable by a machine.' },
];

/** All refusals of an endpoint in its own response format, without duplicates. */
function refusalsOf(operation: AnyOperation, overrides: RefusalOverrides): ShownRefusal[] {
  if (!('failed' in operation)) {
    const own = `${operation.tool.replace(/^\w/, (letter) => letter.toUpperCase())}InputError`;
    return apiErrors([...operation.refusals, ...COMMON_REFUSALS], overrides, own);
  }
  const { refusals, failed, failure } = operation;
  const failures = refusals.map((name): ShownRefusal => {
    const body = failed(name, REFUSALS[name].body.message);
    return { name: body.reason, refusal: { ...REFUSALS[name], body }, schema: failure };
  });
  const first = failures.filter(({ name }, place) => failures.findIndex((each) => each.name === name) === place);
  return [...first, ...apiErrors(COMMON_REFUSALS, overrides)];
}

function endpoint(operation: AnyOperation, { publicUrl, limits }: DocumentOptions): RouteConfig {
  const { path, id, title, summary, description, input, requests, answers, tool } = operation;
  const language = 'isTranslated' in operation && { 'Accept-Language': RequestLanguage };
  const asked = { [VERSION_HEADER]: RequestVersion, ...language };
  const malformed = ` ${malformedInWords(codeOfMalformed(operation))}`;
  const capped = 'dailyCap' in limits[tool]
    ? ' `daily_cap` lasts until the day ends in UTC; stored measurements are still answered.'
    : '';
  return {
    method: 'post',
    path,
    operationId: id,
    tags: [title],
    summary,
    description: `Limits: ${limitsInWords(limits[tool])}. ${description}`,
    request: {
      headers: z.object(asked),
      body: { required: true, content: { 'application/json': media(input, requests) } },
    },
    responses: {
      200: 'event' in operation
        ? lines(answers.description, operation.event, answers.examples)
        : json(answers.description, STANDING, media(operation.response, answers.examples)),
      ...refusalResponses(
        refusalsOf(operation, { not_found: { docs: `${publicUrl}/developers` } }),
        atEndpoint({ 400: malformed, 429: capped }),
      ),
    },
  };
}

const index = (publicUrl: string): RouteConfig => ({
  method: 'get',
  path: '/api',
  operationId: 'getIndex',
  tags: ['Description'],
  summary: 'List the endpoints.',
  description: 'Where the endpoints, this document and the page for developers are. Not metered.',
  responses: {
    200: json('What is offered.', VERSION_ONLY, media(ApiIndex, {
      index: { summary: 'The index', value: buildApiIndex(publicUrl) },
    })),
    ...refusalResponses(
      apiErrors(
        [
          'bad_request', 'method_not_allowed', 'request_timeout',
          'misdirected_request', 'headers_too_large', 'internal',
        ],
        { method_not_allowed: { message: 'Only GET and HEAD can be used here.', allow: ['GET', 'HEAD'] } },
      ),
      { 405: { description: 'Any method but GET and HEAD.', headers: { always: [VERSION_HEADER, 'Allow'] } } },
    ),
  },
});

const OpenApiDocument = z
  .looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string(), version: z.string() }) })
  .meta({ id: 'OpenApiDocument', description: 'An OpenAPI document.' });

const description: RouteConfig = {
  method: 'get',
  path: '/openapi.json',
  operationId: 'getDescription',
  tags: ['Description'],
  summary: 'Read this document.',
  description: 'The description of the whole interface, generated from the schemas the service validates by.',
  responses: {
    200: json('This document.', { always: [] }, media(OpenApiDocument, {
      document: {
        summary: 'The head of this document',
        value: { openapi: '3.1.0', info: { title: 'Storefront Analysis', version: CURRENT_VERSION } },
      },
    })),
    ...refusalResponses(apiErrors(['bad_request', 'request_timeout', 'headers_too_large'])),
    421: MISDIRECTED_PAGE,
  },
};

/** All operations of the document, with their Zod schemas and examples. */
export const operations = (options: DocumentOptions): RouteConfig[] =>
  [...ENDPOINTS.map((each) => endpoint(each, options)), index(options.publicUrl), description];
