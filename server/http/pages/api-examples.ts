import type { ResponseConfig, ZodMediaTypeObject } from '@asteasolutions/zod-to-openapi';
import { EMITTER_REQUEST_EXAMPLES, EMITTER_SUCCESS_EXAMPLES } from '../../../contract/openapi/examples-emitter.ts';
import { GEO_EVENT_EXAMPLES, GEO_REQUEST_EXAMPLES } from '../../../contract/openapi/examples-geo.ts';
import { HEALTH_EVENT_EXAMPLES, HEALTH_REQUEST_EXAMPLES } from '../../../contract/openapi/examples-health.ts';
import { operations } from '../../../contract/openapi/operations.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { ToolId } from '../../../contract/vocabulary.ts';

const REQUESTS: Readonly<Record<ToolId, unknown>> = {
  health: HEALTH_REQUEST_EXAMPLES.store.value,
  geo: GEO_REQUEST_EXAMPLES.store.value,
  schema: EMITTER_REQUEST_EXAMPLES.product.value,
};

const lines = (examples: Readonly<Record<string, { value: unknown }>>, without: readonly string[]): string =>
  Object.entries(examples)
    .filter(([name]) => !without.includes(name))
    .map(([, { value }]) => JSON.stringify(value))
    .join('\n');

/** The address of a tool's endpoint on this service. */
export const endpointOf = (tool: ToolId): (typeof ENDPOINTS)[number] => ENDPOINTS.find((each) => each.tool === tool)!;

/** A command that asks an endpoint for what the contract's own example asks. */
export function curlCommand(publicUrl: string, tool: ToolId): string {
  const body = JSON.stringify(REQUESTS[tool]).replaceAll("'", String.raw`'\''`);
  return `curl -N ${publicUrl}${endpointOf(tool).path} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
}

/** What the contract's own examples say is answered. */
export const ANSWERS: Readonly<Record<ToolId, string>> = {
  health: lines(HEALTH_EVENT_EXAMPLES, ['error']),
  geo: lines(GEO_EVENT_EXAMPLES, ['cached', 'error']),
  schema: JSON.stringify(EMITTER_SUCCESS_EXAMPLES.generated.value, null, 2),
};

/** A reader of a stream in ten lines of JavaScript. */
export const javascriptReader = (publicUrl: string): string => `\
const response = await fetch('${publicUrl}${endpointOf('health').path}', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(REQUESTS.health)}',
});
if (!response.ok) throw new Error(await response.text());
let rest = '';
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const line of lines) console.log(JSON.parse(line).type, line);
}`;

/** A reader of a stream in ten lines of Python, with nothing but what comes with it. */
export const pythonReader = (publicUrl: string): string => `\
import json
from urllib.request import Request, urlopen

url = '${publicUrl}${endpointOf('health').path}'
body = b'${JSON.stringify(REQUESTS.health)}'
request = Request(url, body, {'content-type': 'application/json'})
with urlopen(request) as stream:
    for line in stream:
        event = json.loads(line)
        print(event['type'], line.decode(), end='')`;

/** The statuses each `error`, and each `reason` of the schema emitter, comes with, by the contract's own examples. */
export function statusesByCode(publicUrl: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, Set<number>>();
  for (const { responses } of operations(publicUrl)) {
    for (const [status, response] of Object.entries(responses)) {
      for (const body of Object.values((response as ResponseConfig).content ?? {})) {
        for (const example of Object.values((body as ZodMediaTypeObject).examples ?? {})) {
          const { error, ok, reason } = (example as { value: { error?: unknown; ok?: unknown; reason?: unknown } }).value;
          const code = ok === false ? reason : error;
          // A stream's closing line has an error too, but no status of its own.
          if (typeof code !== 'string' || (status === '200' && ok !== false)) continue;
          found.set(code, (found.get(code) ?? new Set()).add(Number(status)));
        }
      }
    }
  }
  return new Map([...found].map(([code, statuses]) => [code, [...statuses].sort()]));
}
