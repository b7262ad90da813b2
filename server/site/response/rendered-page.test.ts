import { describe, expect, test } from 'vitest';
import { readRenderedPage } from './rendered-page.ts';
import type { BrowserPage } from './rendered-page.ts';

const ASKED = new URL('https://shop.test/vare');
const shown = (given: Partial<BrowserPage>) =>
  readRenderedPage({ url: ASKED.href, status: 200, headers: [], html: '<title>Garn</title><h1>Garn</h1>', ...given }, ASKED);

describe('what a browser showed', () => {
  test('is the store\'s at each of its names', () => {
    for (const url of [ASKED.href, 'https://m.shop.test/', 'http://www.shop.test/annet']) {
      expect(shown({ url })).toMatchObject({ kind: 'page', answered: { kind: 'store' }, page: { url: new URL(url) } });
    }
  });

  test('is a wall wherever that stands', () => {
    expect(shown({ url: 'https://geo.captcha-delivery.com/' })).toMatchObject({ answered: { kind: 'wall' } });
    expect(shown({ html: '<title>Just a moment...</title>' })).toMatchObject({ answered: { kind: 'wall' } });
  });

  test('says nothing of the store where it is another site\'s, or the browser\'s own', () => {
    for (const url of ['https://other.example/', 'chrome-error://chromewebdata/', 'about:blank', '']) {
      expect(shown({ url })).toEqual({ kind: 'elsewhere' });
    }
  });

  test('keeps its status, of which others judge', () => {
    expect(shown({ status: 404 })).toMatchObject({ kind: 'page', answered: { kind: 'store' } });
    expect(shown({ status: 403 })).toMatchObject({ answered: { kind: 'refusal' } });
  });
});
