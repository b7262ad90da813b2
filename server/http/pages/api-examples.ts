import type { Examples } from '../../../contract/operations/operation.ts';
import { geoScan } from '../../../contract/operations/geo.ts';
import { healthScan } from '../../../contract/operations/health.ts';
import { OPERATIONS } from '../../../contract/operations/operations.ts';
import { REFUSALS } from '../../../contract/operations/refusals.ts';
import { generateSchema } from '../../../contract/operations/schema.ts';
import { EMITTER_FAILURES } from '../../../contract/vocabulary.ts';
import type { EmitterFailureReason, ToolId } from '../../../contract/vocabulary.ts';

/** Each tool's example request, from the contract. */
export const REQUESTS: Readonly<Record<ToolId, unknown>> = {
  health: healthScan.requests.store.value,
  geo: geoScan.requests.store.value,
  schema: generateSchema.requests.product.value,
};

const lines = (examples: Examples<unknown>, excluded: readonly string[]): string =>
  Object.entries(examples)
    .filter(([name]) => !excluded.includes(name))
    .map(([, { value }]) => JSON.stringify(value))
    .join('\n');

/** A curl command with the contract's example request. */
export function curlCommand(publicUrl: string, tool: ToolId): string {
  const body = JSON.stringify(REQUESTS[tool]).replaceAll("'", String.raw`'\''`);
  return `curl -N ${publicUrl}${OPERATIONS[tool].path} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;
}

/** Each tool's example answer, from the contract. */
export const ANSWERS: Readonly<Record<ToolId, string>> = {
  health: lines(healthScan.answers.examples, ['error']),
  geo: lines(geoScan.answers.examples, ['cached', 'error']),
  schema: JSON.stringify(generateSchema.answers.examples.generated.value, null, 2),
};

/** A reader of a stream in ten lines of JavaScript. */
export const javascriptReader = (publicUrl: string): string => `\
const response = await fetch('${publicUrl}${healthScan.path}', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(REQUESTS.health)}',
});
if (!response.ok) throw new Error(await response.text());
let rest = '';
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const line of lines) console.log(JSON.parse(line).type, line);
}`;

/** A reader of a stream in ten lines of Python, standard library only. */
export const pythonReader = (publicUrl: string): string => `\
import json
from urllib.request import Request, urlopen

url = '${publicUrl}${healthScan.path}'
body = b'${JSON.stringify(REQUESTS.health)}'
request = Request(url, body, {'content-type': 'application/json'})
with urlopen(request) as stream:
    for line in stream:
        event = json.loads(line)
        print(event['type'], line.decode(), end='')`;

const STATUS_OF_REFUSAL = Object.fromEntries(
  generateSchema.refusals.map((name) => {
    const { status, body } = REFUSALS[name];
    return [generateSchema.failed(name, body.message).reason, status];
  }),
);

/** The HTTP status of each `reason` of the schema emitter: 200 unless it is a refusal. */
export const FAILURE_STATUS = Object.fromEntries(
  EMITTER_FAILURES.map((reason) => [reason, STATUS_OF_REFUSAL[reason] ?? 200]),
) as Readonly<Record<EmitterFailureReason, number>>;
