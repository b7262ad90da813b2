import { describe, expect, test } from 'vitest';
import { readRenderedPage } from './rendered-page.ts';
import type { BrowserPage } from './rendered-page.ts';

const ASKED = new URL('https://shop.test/vare');
const shown = (given: Partial<BrowserPage>) =>
  readRenderedPage({ url: ASKED.href, status: 200, headers: [], html: '<title>Garn</title><h1>Garn</h1>', ...given }, ASKED);

describe('readRenderedPage', () => {
  test('accepts every subdomain and scheme of the store\'s site', () => {
    for (const url of [ASKED.href, 'https://m.shop.test/', 'http://www.shop.test/annet']) {
      expect(shown({ url })).toMatchObject({ answered: { kind: 'store' }, page: { url: new URL(url) } });
    }
  });

  test('recognises a wall on any host', () => {
    expect(shown({ url: 'https://geo.captcha-delivery.com/' })).toMatchObject({ answered: { kind: 'wall' } });
    expect(shown({ html: '<title>Just a moment...</title>' })).toMatchObject({ answered: { kind: 'wall' } });
  });

  test('returns null for other sites and the browser\'s own pages', () => {
    for (const url of ['https://other.example/', 'chrome-error://chromewebdata/', 'about:blank', '']) {
      expect(shown({ url })).toBeNull();
    }
  });

  test('classifies a 404 as the store and a 403 as a refusal', () => {
    expect(shown({ status: 404 })).toMatchObject({ answered: { kind: 'store' } });
    expect(shown({ status: 403 })).toMatchObject({ answered: { kind: 'refusal' } });
  });
});
