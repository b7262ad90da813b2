import { describe, expect, it } from 'vitest';
import { geoScan } from '../../contract/operations/geo.ts';
import { healthScan } from '../../contract/operations/health.ts';
import { stopEvent } from '../../contract/streams.ts';
import type { StreamEvent } from '../../contract/streams.ts';
import { createManualClock } from '../manual-clock.ts';
import { SHARE_RETENTION_MS } from '../state/shares.ts';
import type { Shares, StoredShare } from '../state/shares.ts';
import type { RecordedRun } from './run-log.ts';
import { createSharing } from './sharing.ts';

const { finding, complete } = healthScan.answers.examples;
const SCAN = [finding.value, complete.value];
const measurement = geoScan.answers.examples.complete.value;

function setUp({ events = SCAN, recorded, saved = 'saved', storesGemini = true }: {
  events?: readonly StreamEvent[]; recorded?: RecordedRun; saved?: Awaited<ReturnType<Shares['save']>>; storesGemini?: boolean;
} = {}) {
  const clock = createManualClock();
  const rows = new Map<string, StoredShare>();
  const shares: Shares = {
    async save(id, share) {
      if (saved === 'saved') rows.set(id, share);
      return saved;
    },
    find: async (id) => rows.get(id) ?? 'not-found',
    async remove(id) {
      rows.delete(id);
      return 'removed';
    },
  };
  const runs = { recorded: async (): Promise<RecordedRun> => recorded ?? events };
  return { clock, rows, sharing: createSharing({ runs, shares, clock, storesGemini }) };
}

async function createShare(sharing: ReturnType<typeof setUp>['sharing']) {
  const share = await sharing.create('run');
  if (!share.ok) throw new Error(share.problem);
  return share;
}

describe('sharing a run', () => {
  it('makes the report readable for 30 days under a random id, without storing the secret', async () => {
    const { clock, rows, sharing } = setUp();
    const [one, other] = [await createShare(sharing), await createShare(sharing)];
    expect(one.id).toMatch(/^[\w-]{32}$/);
    expect(new Set([one.id, other.id, one.secret, other.secret]).size).toBe(4);
    expect(one.until).toBe(new Date(clock.now() + SHARE_RETENTION_MS).toISOString());
    expect(await sharing.read(one.id)).toMatchObject({ report: { tool: 'health', findings: [finding.value] }, until: one.until });
    expect(await sharing.has(one.id)).toBe(true);
    expect(JSON.stringify([...rows])).not.toContain(one.secret);
  });

  it.each([
    'unknown-run', 'running', 'unavailable',
  ] as const)('reports why the run cannot be read: %s', async (problem) => {
    const { rows, sharing } = setUp({ recorded: problem });
    expect(await sharing.create('run')).toEqual({ ok: false, problem });
    expect(rows.size).toBe(0);
  });

  it('rejects a run that did not complete', async () => {
    const { sharing } = setUp({ events: [finding.value, stopEvent('cancelled')] });
    expect(await sharing.create('run')).toEqual({ ok: false, problem: 'incomplete' });
  });

  it.each([
    ['full', 'full'], ['too-large', 'too-large'], ['unavailable', 'unavailable'],
  ] as const)('reports why the store did not save it: %s', async (saved, problem) => {
    expect(await setUp({ saved }).sharing.create('run')).toEqual({ ok: false, problem });
  });

  it('rejects Gemini answers, and only those, if the operator does not store them', async () => {
    if (measurement.type !== 'complete') throw new Error('The example is not what it says.');
    const { result } = measurement;
    const by = (engine: 'gemini' | 'claude') => [{
      ...measurement, result: { ...result, answers: [{ ...result.answers[0]!, engine, status: 'measured' as const }] },
    }];
    expect(await setUp({ events: by('gemini'), storesGemini: false }).sharing.create('run')).toEqual({ ok: false, problem: 'not-stored' });
    expect(await setUp({ events: by('gemini') }).sharing.create('run')).toMatchObject({ ok: true });
    expect(await setUp({ events: by('claude'), storesGemini: false }).sharing.create('run')).toMatchObject({ ok: true });
  });
});

describe('a share', () => {
  it('is deleted only with its own secret', async () => {
    const { sharing } = setUp();
    const [one, other] = [await createShare(sharing), await createShare(sharing)];
    for (const secret of [other.secret, '', one.id, `${one.secret}x`]) expect(await sharing.remove(one.id, secret)).toBe('not-found');
    expect(await sharing.has(one.id)).toBe(true);
    expect(await sharing.remove(one.id, one.secret)).toBe('removed');
    expect(await sharing.read(one.id)).toBe('not-found');
    expect(await sharing.remove(one.id, one.secret)).toBe('not-found');
    expect(await sharing.has(other.id)).toBe(true);
  });

  it.each(['{"tool":"health","grade":"A"}', '{', '', '[]'])(
    'is not found if another version stored it in another format: %s', async (json) => {
      const { rows, sharing } = setUp();
      const { id, secret } = await createShare(sharing);
      rows.set(id, { ...rows.get(id)!, json, secretHash: 'of another length' });
      expect(await sharing.read(id)).toBe('not-found');
      expect(await sharing.remove(id, secret)).toBe('not-found');
    },
  );
});
