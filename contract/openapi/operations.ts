import type { ResponseConfig, RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { ENDPOINTS } from '../endpoints.ts';
import { EmitterFailure, EmitterRequest, EmitterResponse } from '../emitter.ts';
import { GeoEvent, GeoScanRequest } from '../geo.ts';
import { RequestLanguage, RequestVersion } from '../headers.ts';
import { HealthEvent, HealthScanRequest } from '../health.ts';
import { VERSION_HEADER } from '../version.ts';
import { ApiIndex, buildApiIndex } from './api-index.ts';
import { GeoInputError, HealthInputError } from './errors.ts';
import { EMITTER_REQUEST_EXAMPLES, EMITTER_SUCCESS_EXAMPLES } from './examples-emitter.ts';
import {
  EMITTER_FAILURE_EXAMPLES, EMITTER_INPUT_EXAMPLES, EMITTER_LIMIT_EXAMPLES, GEO_INPUT_EXAMPLES, HEALTH_INPUT_EXAMPLES,
} from './examples-errors.ts';
import { GEO_EVENT_EXAMPLES, GEO_REQUEST_EXAMPLES } from './examples-geo.ts';
import { HEALTH_EVENT_EXAMPLES, HEALTH_REQUEST_EXAMPLES } from './examples-health.ts';
import {
  BAD_REQUEST, EXPECTATION_FAILED, HEADERS_TOO_LARGE, INDEX_METHOD_NOT_ALLOWED, INTERNAL, METHOD_NOT_ALLOWED,
  MISDIRECTED, MISDIRECTED_PAGE,
  RATE_LIMITED, RATE_LIMITED_OR_CAPPED, REQUEST_TIMEOUT, SCAN_IN_PROGRESS, STANDING, UNMETERED_INTERNAL,
  UNMETERED_MISDIRECTED, VERSION_ONLY,
  badInput, json, limited, lines, media, notFound, type AnyExamples,
} from './responses.ts';

/** The tags of the document: the tools, then what describes them. */
export const TAGS = [
  ...ENDPOINTS.map(({ title, summary }) => ({ name: title, description: summary })),
  { name: 'Description', description: 'What is offered, readable by a machine.' },
];

type Responses = Record<string, ResponseConfig>;

const asked = (schema: z.ZodType, examples: AnyExamples) => ({
  headers: z.object({ [VERSION_HEADER]: RequestVersion }),
  body: { required: true, content: { 'application/json': media(schema, examples) } },
});

/** The answers every endpoint gives alike. */
const shared = (publicUrl: string): Responses => ({
  404: notFound(publicUrl),
  405: METHOD_NOT_ALLOWED,
  408: REQUEST_TIMEOUT,
  417: EXPECTATION_FAILED,
  421: MISDIRECTED,
  431: HEADERS_TOO_LARGE,
  500: INTERNAL,
});

const [health, geo, schema] = ENDPOINTS;

const healthScan = (publicUrl: string): RouteConfig => {
  const request = asked(HealthScanRequest, HEALTH_REQUEST_EXAMPLES);
  return {
    method: 'post',
    path: health.path,
    operationId: 'scanHealth',
    tags: [health.title],
    summary: health.summary,
    description:
      'Limits: 30 requests and 5 scans per 60 s for each IP address, 4 scans at once. A hostname that does not resolve is ' +
      'no error: the scan runs and reports that the store could not be reached. Closing the connection cancels the scan.',
    request: { ...request, headers: request.headers.extend({ 'Accept-Language': RequestLanguage }) },
    responses: {
      ...shared(publicUrl),
      200: lines('The scan, a line for each event.', HealthEvent, HEALTH_EVENT_EXAMPLES),
      400: badInput('The body or the address in it cannot be used.', HealthInputError, HEALTH_INPUT_EXAMPLES),
      429: RATE_LIMITED,
    },
  };
};

const geoScan = (publicUrl: string): RouteConfig => ({
  method: 'post',
  path: geo.path,
  operationId: 'scanVisibility',
  tags: [geo.title],
  summary: geo.summary,
  description:
    'Limits: 10 requests and 2 fresh scans per 3600 s for each IP address, 2 fresh scans at once, and a daily ceiling over ' +
    'all callers. A repeat of the same domain, vertical and language within 72 hours is one `complete` line from the ' +
    'stored measurement. An engine without an answer is not measured, and in no denominator.',
  request: asked(GeoScanRequest, GEO_REQUEST_EXAMPLES),
  responses: {
    ...shared(publicUrl),
    200: lines('The measurement, a line for each event.', GeoEvent, GEO_EVENT_EXAMPLES),
    400: badInput(
      'The body cannot be used, or the domain may not be read; one that does not resolve is refused too.',
      GeoInputError,
      GEO_INPUT_EXAMPLES,
    ),
    409: SCAN_IN_PROGRESS,
    429: RATE_LIMITED_OR_CAPPED,
  },
});

const generateSchema = (publicUrl: string): RouteConfig => ({
  method: 'post',
  path: schema.path,
  operationId: 'generateSchema',
  tags: [schema.title],
  summary: schema.summary,
  description:
    'Limits: 30 requests and 6 generations per 3600 s for each IP address, 2 at once. A field is verified, with its value ' +
    'and where on the page it stands, or unverified, with the reason. Nothing is guessed.',
  request: asked(EmitterRequest, EMITTER_REQUEST_EXAMPLES),
  responses: {
    ...shared(publicUrl),
    200: json(
      'The verdict, also where the page could not be used: branch on `ok`, then on `reason`.',
      STANDING,
      media(EmitterResponse, { ...EMITTER_SUCCESS_EXAMPLES, ...EMITTER_FAILURE_EXAMPLES }),
    ),
    400: badInput('The body or the address in it cannot be used.', EmitterFailure, EMITTER_INPUT_EXAMPLES),
    429: limited(media(EmitterFailure, EMITTER_LIMIT_EXAMPLES)),
  },
});

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
    400: BAD_REQUEST,
    405: INDEX_METHOD_NOT_ALLOWED,
    408: REQUEST_TIMEOUT,
    417: EXPECTATION_FAILED,
    421: UNMETERED_MISDIRECTED,
    431: HEADERS_TOO_LARGE,
    500: UNMETERED_INTERNAL,
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
    200: json('This document.', {}, media(OpenApiDocument, {
      document: {
        summary: 'The head of this document',
        value: { openapi: '3.1.0', info: { title: 'Storefront Analysis', version: '2026-08-21' } },
      },
    })),
    400: BAD_REQUEST,
    408: REQUEST_TIMEOUT,
    421: MISDIRECTED_PAGE,
    431: HEADERS_TOO_LARGE,
  },
};

/** Every operation of the document, with its Zod schemas and examples; `publicUrl` has no slash at its end. */
export const operations = (publicUrl: string): RouteConfig[] => [
  healthScan(publicUrl), geoScan(publicUrl), generateSchema(publicUrl), index(publicUrl), description,
];
