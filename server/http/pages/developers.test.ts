import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import { CATALOGUE_TEXTS } from '../../../contract/checks/catalogue-texts.ts';
import { HeaderValues } from '../../../contract/headers.ts';
import { ENDPOINTS } from '../../../contract/operations/operations.ts';
import { VERSIONS } from '../../../contract/version.ts';
import {
  EMITTER_FAILURES, ENGINES, ERROR_CODES, LANGUAGES, STREAM_ERRORS, VERTICALS,
} from '../../../contract/vocabulary.ts';
import { curlCommand, javascriptReader, pythonReader, REQUESTS } from './api-examples.ts';
import { developersPage } from './developers.ts';
import { documentMarkdown, escapeMarkdown } from '../../../contract/report/document-markdown.ts';
import { documentHtml, escapeHtml } from '../../../contract/report/document-html.ts';
import { FACTS } from './pages-rig.ts';

describe.each(LANGUAGES)('the page for developers in %s', (language) => {
  const page = developersPage(language, FACTS);
  const html = documentHtml(page).body;
  const markdown = documentMarkdown(page);

  test('lists every code with its status and a description', () => {
    for (const [id, codes] of [['error', ERROR_CODES], ['failure', EMITTER_FAILURES]] as const) {
      for (const code of codes) {
        expect(html, code).toMatch(new RegExp(
          `<div id="${id}-${code}"><dt><code>${code}</code></dt><dd>HTTP \\d{3}(?:, \\d{3})*\\. \\S`));
      }
    }
    for (const code of STREAM_ERRORS) expect(html, code).toContain(`<dt><code>${code}</code></dt>`);
  });

  test.each(CATALOGUE)('lists the check $id and its rule in the page’s language', ({ id }) => {
    const { title, rule } = CATALOGUE_TEXTS[language].checks[id];
    expect(html).toContain(
      `<div id="check-${id}"><dt><strong>${escapeHtml(title)}</strong> ` +
      `<code>${id}</code></dt><dd>${escapeHtml(rule)}`);
    expect(markdown).toContain(`- **${escapeMarkdown(title)}** \`${id}\`: ${escapeMarkdown(rule)}`);
  });

  test('has the anchor that the footer links to, and no anchor twice', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('checks');
    expect(ids.length).toBe(new Set(ids).size);
  });

  test('lists every endpoint, header, engine, industry and version', () => {
    for (const { path } of ENDPOINTS) expect(markdown).toContain(`curl -N ${FACTS.publicUrl}${path}`);
    for (const name of Object.keys(HeaderValues)) expect(html, name).toMatch(new RegExp(
      `<dt><code>${name}</code></dt><dd>[^<]{10}`));
    for (const id of ENGINES) expect(markdown).toContain(`| The ${id} | \`${id}\` | \`${id}-model\` |`);
    for (const vertical of VERTICALS) expect(markdown).toContain(`\`${vertical}\``);
    for (const { date } of VERSIONS) expect(html).toMatch(new RegExp(`<dt><code>${date}</code></dt><dd>[^<]{10}`));
  });

  test('states the limits in force', () => {
    const health = { ...FACTS.limits.health, runLimit: { limit: 17, windowSeconds: 90 } };
    const doubled = { ...FACTS, limits: { ...FACTS.limits, health } };
    expect(documentMarkdown(developersPage(language, doubled))).toMatch(/\| `\/api\/health\/scan` \| 30 [^|]+ \| 17 \S+ 90 s \| 4 \|/);
  });

  test('has a description of at most 160 characters', () => {
    expect(page.description.length).toBeLessThanOrEqual(160);
  });
});

describe('examples', () => {
  test('curl commands pass the body as one quoted argument', () => {
    for (const { tool, path } of ENDPOINTS) {
      // The command as a shell parses it.
      const shown = String.raw`curl() { printf '%s\0' "$@"; }` + `\n${curlCommand('https://a.example', tool)}`;
      const words = execFileSync('sh', ['-c', shown], { encoding: 'utf8' }).split('\0').slice(0, -1);
      expect(words.slice(0, -1)).toEqual(['-N', `https://a.example${path}`, '-H', 'content-type: application/json', '-d']);
      expect(JSON.parse(words.at(-1)!)).toEqual(REQUESTS[tool]);
    }
  });

  test('the stream readers are ten lines long', () => {
    for (const read of [javascriptReader, pythonReader]) {
      expect(read('https://a.example').split('\n')).toHaveLength(10);
    }
  });
});
