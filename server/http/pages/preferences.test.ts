import { describe, expect, test } from 'vitest';
import { preferencesOf } from './preferences.ts';

const of = (url: string, headers: Record<string, string> = {}) => preferencesOf({ url, headers });

describe('choicesOf', () => {
  test('the query goes before the cookie, the cookie before the browser, and English before nothing', () => {
    const headers = { cookie: 'theme=dark; ui=en', 'accept-language': 'nb' };
    expect(of('/health?url=a&ui=nb', headers).language).toBe('no');
    expect(of('/health', headers).language).toBe('en');
    expect(of('/health', { 'accept-language': 'nb' }).language).toBe('no');
    expect(of('/health').language).toBe('en');
  });

  test.each(['/?ui=', '/?ui=fr', '/?ui=%FF', '/?'])('%s asks for no language of ours', (url) => {
    expect(of(url, { cookie: 'ui=klingon', 'accept-language': 'nb-NO' }).language).toBe('no');
  });

  test('a theme is light or dark by its cookie, or nothing', () => {
    expect(of('/', { cookie: 'theme=dark' }).theme).toBe('dark');
    expect(of('/', { cookie: 'a=b;theme=light' }).theme).toBe('light');
    expect(of('/', { cookie: 'theme="><script>' }).theme).toBeUndefined();
    expect(of('/', { cookie: 'nottheme=dark' }).theme).toBeUndefined();
  });
});
