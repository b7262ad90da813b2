import { EmitterResponse } from '../../contract/emitter.ts';
import { GeoEvent } from '../../contract/geo.ts';
import { HealthEvent } from '../../contract/health.ts';
import type { CheckId } from '../../contract/checks/catalogue.ts';
import type { Vertical } from '../../contract/vocabulary.ts';
import { newClient, PATHS } from '../conformance/client.ts';
import type { Answer } from '../conformance/client.ts';
import type { RunningService } from '../world/service.ts';
import { all, watchRun } from '../world/watching.ts';

const TERMINAL = ['complete', 'error'];

/** The outcome of a health scan; `include` names a finding to report. */
export async function askHealth(service: RunningService, url: string, include?: CheckId): Promise<string> {
  const answer = await newClient(service).post(PATHS.health, { url });
  return answer.status === 200 ? describeHealth(answer.lines(), include) : refusal(answer);
}

/** The same over tRPC: started by one call, watched by another. */
export async function watchHealth(service: RunningService, url: string, include?: CheckId): Promise<string> {
  const started = await newClient(service).post('/trpc/health.start', { url });
  if (started.status !== 200) return `${started.status}`;
  const { runId } = (started.json() as { result: { data: { runId: string } } }).result.data;
  const watched = await all(watchRun(service.baseUrl, { tool: 'health', runId }));
  return describeHealth(watched.map(({ event }) => event), include);
}

function describeHealth(lines: readonly object[], include?: CheckId): string {
  const events = lines.map((line) => HealthEvent.parse(line));
  const last = endOf(events);
  if (last.type === 'error') return `error: ${last.error}`;
  if (last.type !== 'complete') return `ended with ${last.type}`;
  const statusOf = (id: CheckId): string => {
    const finding = events.find((event) => event.type === 'finding' && event.id === id);
    return finding?.type === 'finding' ? finding.status : 'absent';
  };
  const { outcome, pillars } = last.summary;
  const reachability = events.find((event) => event.type === 'finding' && event.id === 'store-reachable');
  if (reachability?.type !== 'finding' || reachability.evidence.length === 0) return `${outcome}, without evidence`;
  // Grades are reported to check that a store is not graded for what may be our own fault.
  const letters = Object.values(pillars).map(({ grade }) => grade ?? '-').join('');
  const grades = outcome === 'scanned' ? [] : [`grades ${letters}`];
  const included = include ? [`${include} ${statusOf(include)}`] : [];
  return [outcome, `reachable ${statusOf('store-reachable')}`, ...grades, ...included].join(', ');
}

/** The outcome of an AI visibility scan: the answers if engines are configured, else the audit. */
export async function askGeo(service: RunningService, domain: string, vertical: Vertical): Promise<string> {
  const answer = await newClient(service).post(PATHS.geo, { brand: 'Nordlys', domain, vertical });
  if (answer.status !== 200) return refusal(answer);
  const last = endOf(answer.lines().map((line) => GeoEvent.parse(line)));
  if (last.type === 'error') return `error: ${last.error}`;
  if (last.type !== 'complete') return `ended with ${last.type}`;
  const { audit, answers, cached } = last.result;
  if (answers.some(({ reason }) => reason !== 'not-configured')) {
    const counts = Object.groupBy(answers, ({ status, reason }) => reason ?? status);
    const described = Object.entries(counts).map(([what, all]) => `${all!.length} ${what}`).toSorted();
    return `${cached ? 'stored' : 'answers'}: ${described.join(', ')}`;
  }
  const page = audit.find(({ owner }) => owner === 'This service');
  return `rules ${audit[0]?.verdict}, page ${page?.verdict}`;
}

/** The outcome of the schema emitter for one page. */
export async function askSchema(service: RunningService, url: string): Promise<string> {
  const answer = await newClient(service).post(PATHS.schema, { url });
  const response = EmitterResponse.parse(answer.json());
  const outcome = response.ok ? `${response.result.mode}, model ${response.result.llm}` : response.reason;
  return answer.status === 200 ? outcome : `${answer.status} ${outcome}`;
}

const refusal = (answer: Answer): string => `${answer.status} ${String(answer.json()['error'])}`;

/** The last event; throws unless it is the only terminal one. */
function endOf<Event extends { type: string }>(events: readonly Event[]): Event {
  const terminal = events.filter(({ type }) => TERMINAL.includes(type)).length;
  const last = events.at(-1);
  if (!last || terminal !== 1) throw new Error(`${terminal} events end a stream of ${events.length}`);
  return last;
}
