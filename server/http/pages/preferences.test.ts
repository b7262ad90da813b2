import { describe, expect, test } from 'vitest';
import { preferencesOf } from './preferences.ts';

const read = (url: string, headers: Record<string, string> = {}) => preferencesOf({ url, headers });

describe('preferencesOf', () => {
  test('takes the language from the query, then the cookie, then the browser, else English', () => {
    const headers = { cookie: 'theme=dark; ui=en', 'accept-language': 'nb' };
    expect(read('/health?url=a&ui=nb', headers).language).toBe('no');
    expect(read('/health', headers).language).toBe('en');
    expect(read('/health', { 'accept-language': 'nb' }).language).toBe('no');
    expect(read('/health').language).toBe('en');
  });

  test.each(['/?ui=', '/?ui=fr', '/?ui=%FF', '/?'])('ignores the unsupported language of %s', (url) => {
    expect(read(url, { cookie: 'ui=klingon', 'accept-language': 'nb-NO' }).language).toBe('no');
  });

  test('takes a light or dark theme from its cookie, and nothing else', () => {
    expect(read('/', { cookie: 'theme=dark' }).theme).toBe('dark');
    expect(read('/', { cookie: 'a=b;theme=light' }).theme).toBe('light');
    expect(read('/', { cookie: 'theme="><script>' }).theme).toBeUndefined();
    expect(read('/', { cookie: 'nottheme=dark' }).theme).toBeUndefined();
  });
});
