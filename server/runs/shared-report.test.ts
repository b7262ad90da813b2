import { describe, expect, it } from 'vitest';
import { geoScan } from '../../contract/operations/geo.ts';
import { healthScan } from '../../contract/operations/health.ts';
import { SharedReport } from '../../contract/share.ts';
import { stopEvent } from '../../contract/streams.ts';
import { sharedReport } from './shared-report.ts';

const health = healthScan.answers.examples;
const scan = [health.phase.value, health.finding.value, health['pillar-complete'].value, health.complete.value];
const measured = geoScan.answers.examples.complete.value;
if (measured.type !== 'complete') throw new Error('The example is not what it says.');

describe('a scan', () => {
  it('is shared with its findings, grades and summary', () => {
    const report = sharedReport(scan);
    expect(report).toMatchObject({ tool: 'health', input: { url: 'skogogsjo.example', b2b: false }, findings: [health.finding.value] });
    expect(report).toMatchObject({ grades: [health['pillar-complete'].value], summary: (health.complete.value as { summary: object }).summary });
    expect(SharedReport.parse(report)).toEqual(report);
  });

  it('is marked b2b if the e-invoice check ran', () => {
    const ehf = { ...health.finding.value, id: 'ehf-capability' };
    expect(sharedReport([ehf, ...scan])).toMatchObject({ input: { b2b: true } });
  });

  it.each([
    [], [health.finding.value], [...scan.slice(0, -1), stopEvent('cancelled')],
    [health.finding.value, { type: 'complete', checkedAt: '' }],
  ])('is not shared without a complete event that has a summary', (...events) => {
    expect(sharedReport(events)).toBeUndefined();
  });
});

it.each([
  ['scan', [{ ...health.finding.value, status: 'unheard of' }, ...scan]], ['scan', [{ type: 'complete', summary: {} }]],
  ['measurement', [{ type: 'complete', result: {} }]],
])('a %s with an event that another version wrote is not shared', (_what, events) => {
  expect(sharedReport(events)).toBeUndefined();
});

describe('a measurement', () => {
  const [first] = measured.result.answers;
  const answer = {
    ...first!, status: 'measured' as const, text: 'SAID BY THE ENGINE', searchEntry: '<b>SAID BY THE ENGINE</b>',
    mentions: [{ name: 'Skog', start: 0, end: 4, basis: 'exact', ambiguous: false, context: 'SAID BY THE ENGINE' }],
  };
  const repeats = { ...measured.result.repeats, answers: [{ ...answer, repeat: 2 }] };
  const event = {
    ...measured,
    result: { ...measured.result, answers: [answer], askAgain: { engines: ['grok'], until: '2026-11-22T18:36:16.665Z' } },
  };

  it('is shared without the texts of the engines and without askAgain', () => {
    const report = sharedReport([event]);
    expect(JSON.stringify(report)).not.toContain('SAID BY THE ENGINE');
    expect(report).toMatchObject({ tool: 'geo', result: { brand: measured.result.brand, metrics: measured.result.metrics } });
    expect(report).toMatchObject({ result: { answers: [{ engine: first!.engine, citations: first!.citations, mentions: [{ name: 'Skog' }] }] } });
    expect(report).not.toHaveProperty('result.askAgain');
  });

  it.runIf(measured.result.repeats)('is shared without the texts of repeated answers', () => {
    const report = sharedReport([{ ...event, result: { ...event.result, repeats } } as typeof event]);
    expect(JSON.stringify(report)).not.toContain('SAID BY THE ENGINE');
  });
});
