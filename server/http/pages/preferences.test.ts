import { describe, expect, test } from 'vitest';
import { preferencesOf } from './preferences.ts';

const of = (url: string, headers: Record<string, string> = {}) => preferencesOf({ url, headers });

describe('preferencesOf', () => {
  test('takes the language from the query, then the cookie, then the browser, else English', () => {
    const headers = { cookie: 'theme=dark; ui=en', 'accept-language': 'nb' };
    expect(of('/health?url=a&ui=nb', headers).language).toBe('no');
    expect(of('/health', headers).language).toBe('en');
    expect(of('/health', { 'accept-language': 'nb' }).language).toBe('no');
    expect(of('/health').language).toBe('en');
  });

  test.each(['/?ui=', '/?ui=fr', '/?ui=%FF', '/?'])('ignores the unsupported language of %s', (url) => {
    expect(of(url, { cookie: 'ui=klingon', 'accept-language': 'nb-NO' }).language).toBe('no');
  });

  test('takes a light or dark theme from its cookie, and nothing else', () => {
    expect(of('/', { cookie: 'theme=dark' }).theme).toBe('dark');
    expect(of('/', { cookie: 'a=b;theme=light' }).theme).toBe('light');
    expect(of('/', { cookie: 'theme="><script>' }).theme).toBeUndefined();
    expect(of('/', { cookie: 'nottheme=dark' }).theme).toBeUndefined();
  });
});
