import { setTimeout as sleep } from 'node:timers/promises';
import { CATALOGUE } from '../../contract/checks/catalogue.ts';
import { CATALOGUE_TEXTS } from '../../contract/checks/catalogue-texts.ts';
import type { HealthEvent } from '../../contract/health.ts';
import type { Stub } from '../../e2e/browser/test-proxy.ts';
import { findingEvent, replayStepwise, scanEvents } from '../../e2e/browser/scripted.ts';
import type { ScanScript, ScriptedFinding } from '../../e2e/browser/scripted.ts';

/** Faster than any service, but not all at once. */
const EVERY_MS = 20;

const EVIDENCE = [
  { label: '404', value: 'https://skogogsjo.example/gaver-til-ham', url: 'https://skogogsjo.example/gaver-til-ham' },
  { label: 'line', value: '<a href="/gaver-til-ham">Gaver til ham</a>', page: 'https://skogogsjo.example/', line: 212 },
];

/** A finding for every check of the catalogue: the maximum number of rows, with evidence. */
export function everyFinding(): HealthEvent[] {
  const findings = Object.fromEntries(CATALOGUE.map(({ id }, at): [string, ScriptedFinding] => {
    const known = (['fail', 'warn', 'info'] as const).filter((status) => status in CATALOGUE_TEXTS.no.checks[id]);
    const status = at % 4 === 3 ? undefined : known[at % known.length];
    return [id, status ? { status, evidence: EVIDENCE } : { status: 'not-measured', reason: 'timeout' }];
  })) as NonNullable<ScanScript['findings']>;
  const events = scanEvents({ findings });
  const register = events.findLastIndex((event) => event.type === 'finding' && event.phase === 'registry');
  const all = events.toSpliced(register + 1, 0, findingEvent('ehf-capability', { status: 'pass', evidence: EVIDENCE }));
  const missing = CATALOGUE.filter(({ id }) => !all.some((event) => event.type === 'finding' && event.id === id));
  if (missing.length > 0) throw new Error(`no finding for ${missing.map(({ id }) => id).join(', ')}`);
  return all;
}

/** Sends the events instead of the service, one after the other or all at once. */
export function replayEvents(
  events: readonly object[], pace: 'in-turn' | 'at-once',
): { stub: Stub; begin: () => Promise<void> } {
  const { stub, sendUntil } = replayStepwise(events);
  return {
    stub,
    async begin() {
      if (pace === 'at-once') return sendUntil(events.length);
      for (let sent = 1; sent <= events.length; sent += 1) {
        sendUntil(sent);
        await sleep(EVERY_MS);
      }
    },
  };
}
