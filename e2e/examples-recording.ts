import { EmitterResponse } from '../contract/emitter.ts';
import { GeoEvent } from '../contract/geo.ts';
import type { GeoResult } from '../contract/geo.ts';
import { HealthEvent } from '../contract/health.ts';
import type { ToolId } from '../contract/vocabulary.ts';

/** Lines of responses, by the name of the example. */
export interface Recording {
  health: Record<string, HealthEvent>;
  geo: Record<string, GeoEvent>;
  /** The response to a repeated AI visibility scan. */
  geoCached: GeoEvent;
  schema: EmitterResponse;
}

type Wanted<Line> = Readonly<Record<string, (line: Line) => boolean>>;

const HEALTH: Wanted<HealthEvent> = {
  phase: ({ type }) => type === 'phase',
  finding: (line) => line.type === 'finding' && line.id === 'nav-broken',
  'finding-not-measured': (line) => line.type === 'finding' && line.id === 'lcp',
  'pillar-complete': (line) => line.type === 'pillar-complete' && line.pillar === 'revenue-critical',
  'pillar-not-measured': (line) => line.type === 'pillar-complete' && line.pillar === 'speed',
  complete: ({ type }) => type === 'complete',
};

const FIRST_PROMPT = 'sport/discovery-1';

const GEO: Wanted<GeoEvent> = {
  phase: (line) => line.type === 'phase' && line.phase === 'asking' && line.state === 'finished',
  audit: (line) => line.type === 'audit' && line.crawler === 'OAI-SearchBot',
  'provider-result': (line) =>
    line.type === 'provider-result' && line.status === 'measured' && line.mentioned === true && line.cited === true,
  'provider-result-not-measured': (line) => line.type === 'provider-result' && line.status === 'not-measured',
  'prompt-complete': (line) => line.type === 'prompt-complete' && line.promptId === FIRST_PROMPT,
  complete: ({ type }) => type === 'complete',
};

/** The lines of a health scan that the documentation shows. */
export const pickHealth = (stream: string): Recording['health'] =>
  picked(linesOf(stream).map((line) => HealthEvent.parse(line)), HEALTH);

/** The lines of an AI visibility scan that the documentation shows; long lists are cut to their first entry. */
export function pickGeo(stream: string): Recording['geo'] {
  const lines = linesOf(stream).map((line) => GeoEvent.parse(line));
  const inOrder = lines.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const metrics = lines.findLast(({ type }) => type === 'metrics');
  if (!metrics) throw new Error('There are no metrics.');
  const { complete, ...others } = picked(inOrder, GEO);
  return { ...others, metrics, complete: shortened(complete!) };
}

/** The single line of a repeated scan, with its lists cut in the same way. */
export const pickCached = (stream: string): GeoEvent => shortened(GeoEvent.parse(linesOf(stream)[0]));

/** A sort key: the engines answer in any order. */
const nameOf = (line: GeoEvent): string => (line.type === 'provider-result' ? `${line.engine} ${line.promptId}` : '');

const linesOf = (stream: string): unknown[] => stream.trimEnd().split('\n').map((line) => JSON.parse(line));

function picked<Line>(lines: readonly Line[], wanted: Wanted<Line>): Record<string, Line> {
  return Object.fromEntries(Object.entries(wanted).map(([name, isIt]) => {
    const found = lines.find(isIt);
    if (found === undefined) throw new Error(`The response has no line for the example ${name}.`);
    return [name, found];
  }));
}

function shortened(line: GeoEvent): GeoEvent {
  if (line.type !== 'complete') throw new Error(`The stream ended with ${line.type}.`);
  const first = <Entry>(list: readonly Entry[]): Entry[] => list.slice(0, 1);
  const { engines, prompts, audit, topCitedDomains, answers } = line.result;
  const result: GeoResult = {
    ...line.result,
    engines: first(engines), prompts: first(prompts), audit: first(audit), topCitedDomains: first(topCitedDomains),
    answers: first(answers),
  };
  return { ...line, result };
}

/** Keys whose values differ from run to run: when something was measured, and how long it took. */
const VOLATILE_KEYS = new Set(['scannedAt', 'measuredAt', 'answeredAt', 'fetchedAt', 'durationMs', 'latencyMs']);

/** The same value, with everything that differs from run to run masked. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
    if (VOLATILE_KEYS.has(key)) return [key, `<${key}>`];
    // On a busy machine a check may not pass in time; the sum always equals the size of the catalogue.
    if (key === 'counts') return [key, Object.values<number>(inner).reduce((sum, count) => sum + count)];
    // Its interval comes from random samples.
    if (key === 'shareOfVoice') return [key, masked({ ...inner, interval: inner.interval && '<interval>' })];
    return [key, masked(inner)];
  }));
}

/** Sends the documentation's requests to the service of `startExamples`. */
export async function record(baseUrl: string, requests: Readonly<Record<ToolId, unknown>>): Promise<Recording> {
  const ask = async (path: string, body: unknown): Promise<string> => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    return answer.text();
  };
  return {
    health: pickHealth(await ask('/api/health/scan', requests.health)),
    geo: pickGeo(await ask('/api/geo/scan', requests.geo)),
    geoCached: pickCached(await ask('/api/geo/scan', requests.geo)),
    schema: EmitterResponse.parse(JSON.parse(await ask('/api/schema/generate', requests.schema))),
  };
}
