import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const ORIGIN = 'https://analyse.example';
const NOTICE = 'A trial, <b>until</b> Friday';
const WRITTEN = ['/how-we-measure', '/developers', '/privacy', '/bot'];
const CLIENT = ['/', '/health', '/visibility', '/schema', '/past'];
const NOWHERE = ['/nowhere', '/developers/', '/Privacy', '/health/', '/bot.md', '/%FF'];
const VARY = /^Accept, Accept-Encoding, Accept-Language, Cookie$/;
const MARKDOWN = { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' };

const isBuilt = existsSync(join(import.meta.dirname, '../../dist/client/index.html'));
const skipped = (what: string, why: string): void => void process.stderr.write(`\nSkipped: ${what}, as ${why}.\n`);
if (!isBuilt) skipped("markdown of the client's pages", 'the client is not built');

let network: WorldNetwork;
let service: RunningService;

beforeAll(async () => {
  network = await startWorldNetwork();
  service = await startService({ ...network.environment(), PUBLIC_URL: ORIGIN, NOTICE });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${service.baseUrl}${path}`, { method, headers, redirect: 'manual' });

/** The texts of a page's main part, without its form, and without an example, which only illustrates. */
function textsOf(html: string): string[] {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  const prose = main.replace(/<!--.*?-->|<(form|svg)\b[^]*?<\/\1>|<section class="[^"]*\bexample\b[^]*?<\/section>/g, '');
  return prose.split(/<[^>]*>/).map((text) => decodeHTML(text).trim()).filter(Boolean);
}

describe('pages rendered by the server', () => {
  test.each(WRITTEN)('%s is served in both languages, as HTML and markdown', async (path) => {
    for (const [tag, other] of [['nb', 'en'], ['en', 'nb']] as const) {
      const html = await ask(path, { 'Accept-Language': tag });
      expect(html.status).toBe(200);
      expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html.headers.get('vary')).toMatch(VARY);
      expect(html.headers.get('content-language')).toBe(tag);
      expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'(?!.*unsafe)/);
      const text = await html.text();
      expect(text).toContain(`<html lang="${tag}">`);
      expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
      expect(text).toContain(`hreflang="${other}" href="${ORIGIN}${path}?ui=${other}"`);
      expect(text).toContain('A trial, &lt;b&gt;until&lt;/b&gt; Friday');
      expect(text).not.toMatch(/<script(?! type="application\/ld\+json">| type="module" src="\/pages\/pages\.js\?v=\w+"><\/script>)|<style|\sstyle=/);

      const markdown = await ask(path, { ...MARKDOWN, 'Accept-Language': tag });
      expect(markdown.status).toBe(200);
      expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(markdown.headers.get('vary')).toMatch(VARY);
      const prose = await markdown.text();
      expect(prose).toContain('A trial, \\<b\\>until\\</b\\> Friday');
      const [, heading = ''] = /<h1>([^<]+)<\/h1>/.exec(text)!;
      expect(prose).toContain(`# ${heading}\n`);
    }
  });

  test('the query takes precedence over Accept-Language', async () => {
    expect(await (await ask('/bot?ui=nb', { 'Accept-Language': 'en' })).text()).toContain('<html lang="nb">');
  });

  test('every file they load is our own and exists', async () => {
    const html = await (await ask('/developers')).text();
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html)!;
    const css = await ask(sheet);
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(css.headers.get('cache-control')).toContain('immutable');
    const addresses = [...(await css.text()).matchAll(/url\('?([^')]+)'?\)/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of [...addresses, '/icon.svg']) {
      expect(address).toMatch(/^\//);
      expect((await ask(address)).status).toBe(200);
    }
  });

  test.each(['nb', 'en'])('the Open Graph image in %s exists in its stated size', async (tag) => {
    const html = await (await ask('/bot', { 'Accept-Language': tag })).text();
    const said = (name: string): string => new RegExp(`<meta property="og:${name}" content="([^"]+)">`).exec(html)![1]!;
    expect(said('image')).toMatch(new RegExp(`^${ORIGIN}/.+\\.${tag}\\.png$`));
    const picture = await ask(said('image').slice(ORIGIN.length));
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.length).toBeLessThan(60_000);
    expect(bytes.readUInt32BE(16)).toBe(Number(said('image:width')));
    expect(bytes.readUInt32BE(20)).toBe(Number(said('image:height')));
  });

  test('every internal link and anchor exists', async () => {
    const links = new Set<string>();
    for (const path of WRITTEN) {
      for (const [, link] of (await (await ask(path)).text()).matchAll(/href="(\/[^"]*)"/g)) links.add(link!);
    }
    for (const link of links) {
      const [page = '', anchor] = link.replaceAll('&amp;', '&').split('#');
      if (CLIENT.includes(page) && !isBuilt) continue;
      const answer = await ask(page);
      expect(answer.status, link).toBe(200);
      const text = await answer.text();
      if (anchor) expect(text, link).toContain(`id="${anchor}"`);
    }
  });
});

describe('content negotiation', () => {
  test.each([...WRITTEN, '/nowhere'])('%s answers HEAD like GET', async (path) => {
    for (const headers of [{ Accept: 'text/html' }, MARKDOWN]) {
      const [get, head] = [await ask(path, headers), await ask(path, headers, 'HEAD')];
      expect(head.status).toBe(get.status);
      for (const name of ['content-type', 'vary', 'content-language']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
      expect(await head.text()).toBe('');
      await get.text();
    }
  });

  test.each([['text/html, text/markdown;q=0.5'], ['*/*'], ['text/markdown;q=0']])('%s gets HTML', async (Accept) => {
    const answer = await ask('/privacy', { Accept });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    await answer.text();
  });

  test.each(NOWHERE)('%s is a 404 in HTML and markdown', async (path) => {
    const html = await ask(path, { 'Accept-Language': 'nb' });
    expect(html.status).toBe(404);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('vary')).toMatch(VARY);
    expect(await html.text()).toMatch(/<html lang="nb">[\s\S]*noindex[\s\S]*Her er det ingen side/);
    const markdown = await ask(path, MARKDOWN);
    expect(markdown.status).toBe(404);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await markdown.text()).toContain('# There is no page here\n');
  });

  test.runIf(isBuilt).each(CLIENT)("the client's %s is served as markdown that says what the page does", async (path) => {
    for (const tag of ['nb', 'en']) {
      const markdown = await ask(path, { ...MARKDOWN, 'Accept-Language': tag });
      expect(markdown.status).toBe(200);
      expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(markdown.headers.get('vary')).toMatch(VARY);
      const prose = await markdown.text();
      expect(prose).toContain('A trial, \\<b\\>until\\</b\\> Friday');
      expect(prose.length).toBeGreaterThan(400);
      const html = await (await ask(path, { 'Accept-Language': tag })).text();
      const [, heading = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)!;
      expect(prose).toContain(`# ${heading}\n`);
      const said = prose.replace(/\\(.)/g, '$1');
      expect(textsOf(html).length).toBeGreaterThan(4);
      expect(textsOf(html).filter((text) => !said.includes(text))).toEqual([]);
      expect((await ask(path, MARKDOWN, 'HEAD')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    }
  });
});

describe('other methods', () => {
  const READ_ONLY = [...WRITTEN, ...CLIENT, '/openapi.json', '/llms.txt', '/robots.txt', '/sitemap.xml', '/icon.svg', '/frame/search-entry'];

  test.each(READ_ONLY)('%s answers 405 with the methods that work', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await ask(path, {}, method);
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
      expect(await answer.text()).toBe('Only GET and HEAD can be used here.\n');
    }
    const options = await ask(path, {}, 'OPTIONS');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test('where there is no page, any method is answered 404', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS']) expect((await ask('/nowhere', {}, method)).status).toBe(404);
  });
});

describe('files', () => {
  test('llms.txt links only to pages that exist', async () => {
    const answer = await ask('/llms.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# Storefront Analysis\n\n> /);
    const links = [...text.matchAll(/\]\(https:\/\/analyse\.example(\/[^)]*)\)/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(5);
    for (const path of links) {
      if (!CLIENT.includes(path) || isBuilt) expect((await ask(path)).status, path).toBe(200);
    }
  });

  test('robots.txt names a well-formed sitemap, whose pages exist', async () => {
    const robots = await ask('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [, sitemap = ''] = /^Sitemap: https:\/\/analyse\.example(\/.+)$/m.exec(await robots.text())!;
    const answer = await ask(sitemap);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const pages: string[] = [];
    let text = '';
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', () => (text = ''));
    parser.on('text', (more) => (text += more));
    parser.on('closetag', ({ local }) => {
      if (local === 'loc') pages.push(text);
    });
    parser.write(await answer.text()).close();
    expect(pages).toContain(`${ORIGIN}/developers`);
    for (const page of pages) {
      const path = page.slice(ORIGIN.length);
      if (!CLIENT.includes(path) || isBuilt) expect((await ask(path)).status, page).toBe(200);
    }
  });
});
