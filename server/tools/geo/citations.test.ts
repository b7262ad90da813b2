import { describe, expect, it } from 'vitest';
import { sourcesOf, topCitedDomains, unresolvedRedirect } from './citations.ts';
import { registrableDomain } from './domains.ts';

const redirect = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQ';

describe('the registrable domain', () => {
  it.each([
    ['www.elkjop.no', 'elkjop.no'],
    ['bedrift.elkjop.no', 'elkjop.no'],
    ['ELKJOP.NO.', 'elkjop.no'],
    ['xn--elkjp-wua.no', 'xn--elkjp-wua.no'],
    ['kaffebua.myshopify.com', 'kaffebua.myshopify.com'],
    ['www.kaffebua.mystore.no', 'kaffebua.mystore.no'],
    ['kaffebua.24nettbutikk.no', 'kaffebua.24nettbutikk.no'],
    ['mystore.no', 'mystore.no'],
    ['shop.example.co.uk', 'example.co.uk'],
    ['www.nordlys.demo.test', 'nordlys.demo.test'],
    ['127.0.0.1', '127.0.0.1'],
  ])('of %s is %s', (host, domain) => expect(registrableDomain(host)).toBe(domain));
});

describe('sources', () => {
  const one = (url: string, title?: string) => sourcesOf([{ url, ...(title ? { title } : {}) }])[0];

  it('leaves out an address with a host longer than any name, also in a wrapped link or as a title', () => {
    const host = `${'å'.repeat(600)}.no`;
    expect(one(`https://${host}/tv`)).toBeUndefined();
    expect(one(`https://www.google.com/url?q=https://${host}/tv`)?.domain).toBe('google.com');
    expect(one(redirect, host)?.domain).toBeNull();
  });

  it('drops query and fragment, and counts a page once', () => {
    expect(sourcesOf([
      { url: 'https://www.elkjop.no/tv?utm_source=openai#oled' }, { url: 'https://www.elkjop.no/tv' },
    ])).toEqual([{ url: 'https://www.elkjop.no/tv', domain: 'elkjop.no' }]);
  });

  it('keeps the punycode of elkjøp.no, apart from its look-alike', () => {
    expect(one('https://www.elkjøp.no/')?.domain).toBe(new URL('https://elkjøp.no').hostname);
    expect(one('https://www.elkjøp.no/')?.domain).toMatch(/^xn--/);
  });

  it.each([
    'https://www.google.com/search?q=time+in+Oslo', 'https://www.bing.com/search?q=tv', 'https://duckduckgo.com/?q=tv',
    'https://search.brave.com/search?q=tv&source=web', 'https://www.perplexity.ai/search/beste-tv-abc',
    'https://no.search.yahoo.com/search?p=tv', 'https://www.google.com/url?q=https%3A%2F%2Fwww.google.no%2Fsearch%3Fq%3Dtv',
  ])('leaves out a search engine\'s results page: %s', (url) => expect(one(url)).toBeUndefined());

  it.each([
    'https://www.elkjop.no/search?q=tv', 'https://blog.google/search?q=tv', 'https://duckduckgo.com/about', 'https://www.bing.com/search',
    'https://www.google.com/maps/place/Elkjop?q=tv', 'https://google.com.evil.example/search?q=tv',
  ])('keeps a page of a store, or another page of a search engine: %s', (url) => expect(one(url)).toBeDefined());

  it('unwraps Google\'s redirect URLs without a request', () => {
    expect(one('https://www.google.com/url?q=https%3A%2F%2Fwww.elkjop.no%2Ftv&sa=U'))
      .toEqual({ url: 'https://www.elkjop.no/tv', domain: 'elkjop.no' });
    expect(one('https://www.google.no/url?url=https://power.no/'))
      .toEqual({ url: 'https://power.no/', domain: 'power.no' });
    expect(one('https://www.google.com/url?q=javascript:alert(1)')?.domain).toBe('google.com');
  });

  it.each([
    ['https://www.google.com/amp/s/www.elkjop.no/tv', 'elkjop.no'],
    ['https://www-elkjop-no.cdn.ampproject.org/c/s/www.elkjop.no/tv?x=1', 'elkjop.no'],
    ['https://www.google.co.uk/url?sa=t&q=https://www.google.com/url?q=https%3A%2F%2Felkjop.no%2F', 'elkjop.no'],
    ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fwww.elkjop.no%2Ftv', 'elkjop.no'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Felkjop.no%2F&h=x', 'elkjop.no'],
    ['https://www.bing.com/ck/a?!&&u=a1aHR0cHM6Ly93d3cuZWxram9wLm5vL3R2&ntb=1', 'elkjop.no'],
    ['https://google.evil.com/url?q=https://elkjop.no/', 'evil.com'],
    ['https://www.google.com/amp/s/localhost/x', 'google.com'],
    ['https://elkjop.no@evil.com/', 'evil.com'],
    ['HTTPS://WWW.ELKJOP.NO.:8443/TV', 'elkjop.no'],
    ['https://elkjop.no.evil.com/', 'evil.com'],
    ['https://www.elkjop.se/', 'elkjop.se'],
    ['https://ikkeelkjop.no/', 'ikkeelkjop.no'],
    ['https://bit.ly/', 'bit.ly'],
  ])('%s is a page of %s', (url, domain) => expect(one(url)?.domain).toBe(domain));

  it('leaves the domain of a shortened or wrapped URL unknown until it is resolved', () => {
    expect(one('https://bit.ly/3xYz')).toEqual({ url: 'https://bit.ly/3xYz', domain: null });
    expect(unresolvedRedirect({ url: 'https://bit.ly/3xYz' })).toBe('https://bit.ly/3xYz');
    expect(sourcesOf([{ url: 'https://bit.ly/3xYz' }], new Map([['https://bit.ly/3xYz', 'https://elkjop.no/tv']])))
      .toEqual([{ url: 'https://elkjop.no/tv', domain: 'elkjop.no' }]);
    expect(sourcesOf([{ url: 'https://t.co/a' }], new Map([['https://t.co/a', 'https://bit.ly/3xYz']])))
      .toEqual([{ url: 'https://bit.ly/3xYz', domain: null }]);
    const wrapped = `https://www.google.com/url?sa=E&q=${encodeURIComponent(redirect)}`;
    expect(unresolvedRedirect({ url: wrapped })).toBe(redirect);
    expect(one(wrapped)).toEqual({ url: redirect, domain: null });
  });

  it('takes the domain of Google\'s redirect from its title, else from its target, and has none without either', () => {
    expect(one(redirect, 'www.elkjop.no')).toEqual({ url: redirect, domain: 'elkjop.no' });
    expect(one(redirect, 'Elkjøp – TV og hvitevarer')).toEqual({ url: redirect, domain: null });
    expect(unresolvedRedirect({ url: redirect, title: 'elkjop.no' })).toBeUndefined();
    expect(unresolvedRedirect({ url: redirect, title: 'St. Olavs' })).toBe(redirect);
    expect(sourcesOf([{ url: redirect }], new Map([[redirect, 'https://www.power.no/tv?x=1']]))).toEqual([
      { url: 'https://www.power.no/tv', domain: 'power.no' },
    ]);
  });

  it('drops anything that is not a web address', () => {
    expect(sourcesOf([{ url: 'javascript:alert(1)' }, { url: 'not a url' }, { url: 'ftp://a.no/' }])).toEqual([]);
  });
});

it('ranks cited domains by answers, then by name', () => {
  const page = (domain: string | null, path = '/') => ({ url: `https://${domain}${path}`, domain });
  expect(topCitedDomains([
    [page('b.no'), page('b.no', '/x'), page('a.no')], [page('c.no'), page('a.no')], [page('b.no'), page(null)],
  ])).toEqual([{ domain: 'a.no', count: 2 }, { domain: 'b.no', count: 2 }, { domain: 'c.no', count: 1 }]);
});
