import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRun } from './read-run.ts';
import type { RawRun } from './read-run.ts';

/** A page with images, a blocking script, a late banner and files of two third parties, reported by Lighthouse 13.5. */
const RECORDED = new URL('recorded/mixed-page.json', import.meta.url);
const recorded = (): RawRun => JSON.parse(readFileSync(RECORDED, 'utf8')) as RawRun;

/** The recorded result with one audit replaced. */
function withAudit(id: string, audit: RawRun['lhr']['audits'][string]): RawRun {
  const raw = recorded();
  return { ...raw, lhr: { ...raw.lhr, audits: { ...raw.lhr.audits, [id]: audit } } };
}

function read(raw: RawRun) {
  const outcome = readRun(raw);
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.run;
}

describe('readRun', () => {
  test('reads the figures and the details that explain them', () => {
    const run = read(recorded());
    expect(run.metrics).toEqual({ lcp: expect.closeTo(22_254, 0), cls: expect.closeTo(0.1125, 4), tbt: 1111 });
    expect(run.lcpElement).toEqual({
      selector: 'body > img', snippet: '<img src="/bilde-1.png" alt="" style="display:block;max-width:100%">',
    });
    expect(run.lcpParts.map(({ part }) => part))
      .toEqual(['timeToFirstByte', 'resourceLoadDelay', 'resourceLoadDuration', 'elementRenderDelay']);
    expect(run.totalBytes).toBe(4_113_505);
    expect(run.heaviest[0]).toEqual({ url: 'https://bilder.annen.example/x.png', bytes: 1_351_149 });
    expect(run.images).toHaveLength(3);
    expect(run.images?.[0]).toMatchObject({ wastedBytes: 1_350_927 });
    expect(run.renderBlocking).toEqual({
      ms: 1350,
      files: [
        { url: 'https://blandet.test/skript-1.js', bytes: 55_525, ms: 761 },
        { url: 'https://blandet.test/stil.css', bytes: 3_496, ms: 161 },
      ],
    });
    expect(run.unsized).toMatchObject({ total: 3, count: 2, images: [{ url: 'https://blandet.test/bilde-1.png' }, {}] });
    expect(run.http1Files).toEqual([]);
    expect(run.others).toEqual([
      { name: 'Google Tag Manager', bytes: 1_351_149, kind: 'tag-manager' },
      { name: 'annen.example', bytes: 1_351_149, kind: null },
    ]);
    expect(run.shifts).toEqual([{ node: { selector: 'body', snippet: '<body>' }, score: expect.closeTo(0.1125, 4) }]);
    expect(run.longTasks.map(({ ms }) => ms)).toEqual([609, 602, 89]);
    expect(run.screenshot).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('reads the network responses with status, protocol, size and headers, and the document', () => {
    const { responses, document } = read(recorded());
    const types = responses.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['Document', 'Stylesheet', 'Script', 'Image']));
    expect(responses.find(({ type }) => type === 'Stylesheet')).toMatchObject({
      status: 200, protocol: 'http/1.1', bytes: 3_496, headers: { 'content-type': 'text/css' },
    });
    expect(document).toMatchObject({
      url: 'https://blandet.test/', status: 200, headers: { 'content-type': 'text/html' },
    });
  });

  test.each([
    ['an audit that failed', { scoreDisplayMode: 'error', errorMessage: 'NO_LCP', numericValue: 0 }],
    ['a missing audit', undefined],
    ['a figure that is NaN', { scoreDisplayMode: 'numeric', numericValue: Number.NaN }],
  ])('gives null, never zero, for %s', (_name, audit) => {
    expect(read(withAudit('largest-contentful-paint', audit)).metrics.lcp).toBe(null);
  });

  test('gives null for a list whose audit failed, and an empty list for one that does not apply', () => {
    const shown = (id: string, scoreDisplayMode: string) => read(withAudit(id, { scoreDisplayMode }));
    expect(shown('image-delivery-insight', 'error').images).toBe(null);
    expect(shown('image-delivery-insight', 'notApplicable').images).toEqual([]);
    expect(shown('render-blocking-insight', 'error').renderBlocking).toBe(null);
    expect(shown('render-blocking-insight', 'notApplicable').renderBlocking).toEqual({ ms: 0, files: [] });
  });

  test('counts all images and files of a long list', () => {
    const items = Array.from({ length: 450 }, (_, at) => ({
      url: `https://store.test/${at}`, protocol: 'http/1.1', node: { selector: 'img', snippet: '<img>' },
    }));
    expect(read(withAudit('unsized-images', { details: { items } })).unsized).toMatchObject({ count: 450 });
    expect(read(withAudit('modern-http-insight', { details: { items: items.slice(0, 400) } })).http1Files).toHaveLength(400);
    expect(read(withAudit('unsized-images', { details: { items } })).unsized?.images.length).toBeLessThan(100);
  });

  test('leaves out a screenshot that is too large or not an image data URL', () => {
    const picture = (data: string) => read(withAudit('final-screenshot', { details: { data } })).screenshot;
    expect(picture(`data:image/jpeg;base64,${'A'.repeat(59_000)}`)).not.toBe(null);
    expect(picture(`data:image/jpeg;base64,${'A'.repeat(60_000)}`)).toBe(null);
    expect(picture('https://store.test/picture.jpg')).toBe(null);
  });

  test('takes the last response that the main frame loaded as the document', () => {
    const raw = recorded();
    const filled = (id: string, status: number, frameId = 'main') => ({
      method: 'Network.responseReceived',
      params: {
        requestId: id, loaderId: id, frameId, type: 'Document',
        response: { url: `https://store.test/${id}`, status, headers: { 'CF-Mitigated': 'challenge' } },
      },
    });
    const DevtoolsLog = [filled('first', 200), filled('second', 403), filled('inner', 200, 'iframe')];
    const { document } = read({ ...raw, artifacts: { ...raw.artifacts, DevtoolsLog } });
    expect(document).toMatchObject({ status: 403, headers: { 'cf-mitigated': 'challenge' } });
  });

  test.each([
    ['PAGE_HUNG', 'timeout'], ['NO_FCP', 'timeout'], ['FAILED_DOCUMENT_REQUEST', 'unreachable'],
    ['TARGET_CRASHED', 'browser-failed'], ['SOMETHING_NEW', 'browser-failed'],
  ])('maps the error %s to %s', (code, reason) => {
    const raw = recorded();
    const outcome = readRun({ ...raw, lhr: { ...raw.lhr, runtimeError: { code, message: 'so it was' } } });
    expect(outcome).toEqual({ ok: false, reason, detail: `${code}: so it was` });
  });

  test('fails without the final page or its response', () => {
    const { lhr, artifacts } = recorded();
    const unknown = { ok: false, reason: 'browser-failed' };
    expect(readRun({ lhr, artifacts: { ...artifacts, FinalPage: undefined as never } })).toMatchObject(unknown);
    expect(readRun({ lhr, artifacts: { ...artifacts, DevtoolsLog: [] } })).toMatchObject(unknown);
  });

  test('reads axe violations by success criterion, without best practices', () => {
    const node = { selector: 'main > a', snippet: '<a href="/x">' };
    const violations = [
      { id: 'link-name', tags: ['cat.name-role-value', 'wcag2a', 'wcag244', 'wcag412'], nodes: Array.from({ length: 7 }, () => ({ node })) },
      { id: 'target-size', tags: ['wcag22aa', 'wcag2411'], nodes: [{ node }, {}] },
      { id: 'heading-order', tags: ['best-practice'], nodes: [{ node }] },
    ];
    const axe = (Axe: RawRun['artifacts']['Axe']) => read({ ...recorded(), artifacts: { ...recorded().artifacts, Axe } }).axe;
    expect(axe({ ms: 412, violations })).toEqual({
      ms: 412,
      violations: [
        { rule: 'link-name', criteria: ['2.4.4', '4.1.2'], count: 7, nodes: Array.from({ length: 5 }, () => node) },
        { rule: 'target-size', criteria: ['2.4.11'], count: 2, nodes: [node] },
      ],
    });
    expect(axe('too-large')).toBe('too-large');
    expect(axe(null)).toBeNull();
    expect(axe(new Error('gone') as never)).toBeNull();
    expect(read(recorded()).axe).toBeNull();
  });

  test('reads tracking if it was gathered, and gives null if the log cannot be read', () => {
    const Tracking = { at: 0, cookies: [{ name: 'sid', domain: 'blandet.test', expires: -1, session: true, httpOnly: true }], local: [], session: [] };
    expect(read({ ...recorded(), artifacts: { ...recorded().artifacts, Tracking } }).tracking).toMatchObject({ site: 'blandet.test', cookies: [{ name: 'sid' }] });
    expect(read(recorded()).tracking).toBeNull();
    const DevtoolsLog = [...recorded().artifacts.DevtoolsLog!, { method: 'Network.requestWillBeSent' }];
    expect(read({ ...recorded(), artifacts: { ...recorded().artifacts, DevtoolsLog, Tracking } }).tracking).toBeNull();
  });
});
