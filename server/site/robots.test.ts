import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FILE_OCTETS, MAX_LINE_OCTETS } from './robots-lines.ts';
import { parseRobots } from './robots.ts';

function file(...lines: string[]): string {
  return lines.join('\n');
}

const SHOP = file(
  '# a shop', // 1
  'User-agent: *', // 2
  'Disallow: /kasse', // 3
  'Disallow: /*?sort=', // 4
  'Allow: /kasse/hjelp', // 5
  '', // 6
  'User-agent: GPTBot', // 7
  'User-agent: CCBot', // 8
  'Disallow: /', // 9
  '', // 10
  'User-agent: Googlebot', // 11
  'Disallow:', // 12
);

describe('allow and disallow', () => {
  test.each([
    ['bingbot', '/', true, '*', undefined],
    ['bingbot', '/kasse', false, '*', 3],
    ['bingbot', '/kasse/hjelp/retur', true, '*', 5],
    ['bingbot', '/sko?sort=pris', false, '*', 4],
    ['GPTBot', '/', false, 'gptbot', 9],
    ['ccbot', '/sko', false, 'ccbot', 9],
    ['GPTBot/1.2', '/', false, 'gptbot', 9],
    ['Googlebot', '/kasse', true, 'googlebot', undefined],
  ])('%s at %s: %s', (token, path, allowed, group, line) => {
    const decision = parseRobots(SHOP).decide(token, path);
    expect(decision).toMatchObject({ allowed, group });
    expect(decision.rule?.line).toBe(line);
  });

  test('quotes the matching line verbatim', () => {
    const robots = parseRobots('User-agent: *\n  DisAllow :  /kasse   # not for robots ');
    expect(robots.decide('bingbot', '/kasse').rule).toEqual({
      type: 'disallow', value: '/kasse', line: 2, text: 'DisAllow :  /kasse   # not for robots',
    });
  });

  test('always allows /robots.txt', () => {
    expect(parseRobots('User-agent: *\nDisallow: /').decide('bingbot', '/robots.txt').allowed).toBe(true);
  });

  test.each(['', '\n\n', '# nothing here', 'Sitemap: https://x.no/s.xml'])('allows all without a group: %j', (text) => {
    expect(parseRobots(text).decide('Googlebot', '/')).toEqual({ allowed: true, group: null });
  });
});

describe('rule precedence', () => {
  test.each([
    ['the longer rule', ['Disallow: /x/page.html', 'Allow: /x/'], '/x/page.html', false],
    ['the longer rule, in any order', ['Allow: /x/', 'Disallow: /x/page.html'], '/x/page.html', false],
    ['the longer rule, an Allow', ['Disallow: /', 'Allow: /p'], '/page', true],
    ['Allow over a Disallow of the same length', ['Disallow: /mappe', 'Allow: /mappe'], '/mappe/a', true],
    ['Allow over a Disallow of the same length, in any order', ['Allow: /mappe', 'Disallow: /mappe'], '/mappe/a', true],
    ['the longer rule, with a wildcard', ['Allow: /page', 'Disallow: /*.htm'], '/page.htm', false],
    ['the trailing $ counts toward the length', ['Allow: /$', 'Disallow: /'], '/', true],
    ['/$ matches the root path only', ['Allow: /$', 'Disallow: /'], '/side', false],
    ['an empty Disallow never wins', ['Disallow:', 'Disallow: /a'], '/a', false],
    ['empty rules have no effect', ['Disallow:', 'Allow:'], '/a', true],
    ['length is measured after percent-encoding', ['Disallow: /æ', 'Allow: /*****'], '/æ', false],
  ])('%s', (_name, rules, path, allowed) => {
    expect(parseRobots(file('User-agent: *', ...rules)).decide('x', path).allowed).toBe(allowed);
  });

  test.each(['Allow', 'Disallow'])('quotes the first of several equal rules: %s', (type) => {
    expect(parseRobots(`User-agent: *\n${type}: /a\n${type}: /a`).decide('x', '/a').rule?.line).toBe(2);
  });

  test('Allow for index.html also allows its folder, and nothing else; Disallow does not extend to it', () => {
    const robots = parseRobots('User-agent: *\nAllow: /butikk/index.html\nDisallow: /');
    expect(robots.decide('x', '/butikk/')).toMatchObject({ allowed: true, rule: { line: 2 } });
    expect(robots.decide('x', '/butikk/index.html').allowed).toBe(true);
    expect(robots.decide('x', '/butikk/index.htm').allowed).toBe(false);
    expect(robots.decide('x', '/butikk/sko').allowed).toBe(false);
    expect(parseRobots('User-agent: *\nAllow: /butikk/sko.html\nDisallow: /').decide('x', '/butikk/').allowed).toBe(false);
    expect(parseRobots('User-agent: *\nAllow: *index.htm\nDisallow: /').decide('x', '/').allowed).toBe(false);
    expect(parseRobots('User-agent: *\nDisallow: /a/index.html').decide('x', '/a/').allowed).toBe(true);
  });
});

describe('group selection', () => {
  const groups = file(
    'User-agent: FooBot', 'Disallow: /a', '',
    'User-agent: *', 'Disallow: /b', '',
    'user-agent: foobot', 'Disallow: /c',
    'User-agent: Empty',
  );

  test('merges groups that name the same agent', () => {
    const robots = parseRobots(groups);
    expect(robots.decide('FooBot', '/a').rule?.line).toBe(2);
    expect(robots.decide('FooBot', '/c').rule?.line).toBe(8);
    expect(robots.decide('FooBot', '/b')).toEqual({ allowed: true, group: 'foobot' });
  });

  test('an empty group still overrides the wildcard group', () => {
    expect(parseRobots(groups).decide('Empty', '/b')).toEqual({ allowed: true, group: 'empty' });
  });

  test('compares product tokens for equality, not by prefix', () => {
    const robots = parseRobots('User-agent: Googlebot-Image\nDisallow: /');
    expect(robots.decide('Googlebot', '/').allowed).toBe(true);
    expect(robots.decide(['Googlebot-Image', 'Googlebot'], '/').allowed).toBe(false);
  });

  test('uses the first of several tokens that has a group', () => {
    const robots = parseRobots('User-agent: Googlebot\nDisallow: /\nUser-agent: *\nAllow: /');
    expect(robots.decide(['Applebot', 'Googlebot'], '/')).toMatchObject({ allowed: false, group: 'googlebot' });
    expect(robots.decide('Applebot', '/')).toMatchObject({ allowed: true, group: '*' });
  });

  test('an agent that ignores the wildcard obeys only groups that name it', () => {
    const text = 'User-agent: *\nDisallow: /';
    const options = { ignoresWildcard: true };
    expect(parseRobots(text).decide('AdsBot-Google', '/', options)).toEqual({ allowed: true, group: null });
    const named = parseRobots(`${text}\nUser-agent: AdsBot-Google\nDisallow: /a`);
    expect(named.decide('AdsBot-Google', '/a', options)).toMatchObject({ allowed: false, rule: { line: 4 } });
  });

  test.each([
    ['User-agent: FooBot/2.1', 'FooBot', false],
    ['User-agent: Foo Bar', 'Foo', false],
    // As in Google's parser: a group name of several words counts as its first word; a requested one matches no group.
    ['User-agent: Foo Bar', 'Foo Bar', true],
    ['User-agent: * everybody', 'Foo', false],
    ['User-agent: *bot', 'Foobot', true],
    ['User-agent: Foo *', 'Bar', true],
    ['User-agent: 3Foo', 'Foo', true],
    ['User-agent: *\vall', 'Foo', false],
    ['User-agent: *\tall', 'Foo', false],
    ['User-agent: *\u00a0all', 'Foo', true],
    ['User-agent:', 'Foo', true],
    ['User-agent: ツ', 'ツ', true],
  ])('%s, for agent %s: allowed is %s', (agent, token, allowed) => {
    expect(parseRobots(`${agent}\nDisallow: /`).decide(token, '/').allowed).toBe(allowed);
  });

  test.each(['Sitemap: https://x.no/s.xml', 'Crawl-delay: 5', 'Content-Signal: search=yes', 'Noindex: /a', 'hm', ''])(
    '%j between two User-agent lines does not split the group',
    (line) => {
      const robots = parseRobots(file('User-agent: A', line, 'User-agent: B', 'Disallow: /'));
      expect(robots.groups).toHaveLength(1);
      expect(robots.decide('A', '/').allowed).toBe(false);
    },
  );

  test('ignores and reports rules before any group', () => {
    const robots = parseRobots('Disallow: /\nUser-agent: *\nDisallow: /a');
    expect(robots.decide('x', '/').allowed).toBe(true);
    expect(robots.rulesBeforeGroup).toEqual([{ type: 'disallow', value: '/', line: 1, text: 'Disallow: /' }]);
  });
});

describe('misspelt lines', () => {
  test.each([
    'dissallow: /', 'dissalow: /', 'Disalow: /', 'diasllow: /', 'disallaw: /', 'DISALLOW /', 'disallow\t/',
    'Disallowed: /', '\t disallow\t:\t/ ', 'Disallow: /\0kasse', 'Disallow  \t /', '\v\fDisallow: /\v\f',
  ])('%j is read as Disallow', (line) => {
    expect(parseRobots(`User-agent: *\n${line}`).decide('x', '/').allowed).toBe(false);
  });

  test.each(['useragent: Foo', 'user agent: Foo', 'User-agents: Foo', 'user-agent Foo', 'USERAGENT Foo'])(
    '%j is read as User-agent',
    (line) => {
      expect(parseRobots(`${line}\nDisallow: /`).decide('foo', '/').allowed).toBe(false);
    },
  );

  const nothing = ['disa\0llow: /', 'dis-allow: /', 'block: /', 'disallow / /a', 'disallow', ': /', 'Dis allow: /', 'disallow\v/'];
  test.each(nothing)('%j is ignored and reported as unknown', (line) => {
    const robots = parseRobots(`User-agent: *\n${line}`);
    expect(robots.decide('x', '/').allowed).toBe(true);
    expect(robots.otherLines.map((other) => other.line)).toEqual([2]);
  });
});

describe('parsed lines', () => {
  test('reads sitemaps, crawl delays and content signals inside and outside of groups', () => {
    const robots = parseRobots(file(
      'Sitemap: https://x.no/en.xml', 'Crawl-delay: soon', 'User-agent: *', 'Crawl-delay: 2.5',
      'Content-Signal: search=yes, AI-Train = no, odd', 'Disallow: /a', 'sitemap:to.xml',
    ));
    expect(robots.sitemaps).toEqual([{ line: 1, url: 'https://x.no/en.xml' }, { line: 7, url: 'to.xml' }]);
    expect(robots.otherLines).toMatchObject([
      { line: 2, directive: 'crawl-delay', value: 'soon', group: null },
      { line: 4, directive: 'crawl-delay', value: '2.5', group: robots.groups[0] },
      { line: 5, directive: 'content-signal', value: 'search=yes, AI-Train = no, odd', group: robots.groups[0] },
    ]);
  });

  test.each([
    ['License: a', 'license', 'a'], ['Clean-param: ref /a', 'clean-param', 'ref /a'], ['request_rate 2: 1/5', 'request_rate 2', '1/5'],
    ['2fast: a', null, '2fast: a'], ['host.no: a', null, 'host.no: a'], ['kjøp: a', null, 'kjøp: a'], ['<a href=x: y', null, '<a href=x: y'],
    [`${'a'.repeat(64)}: b`, 'a'.repeat(64), 'b'], [`${'a'.repeat(65)}: b`, null, `${'a'.repeat(65)}: b`],
    ['Noindex /a', null, 'Noindex /a'], ['Crawl-delays: 5', 'crawl-delays', '5'], ['Crawl-Delay 5', 'crawl-delay', '5'],
  ])('%j is reported as the directive %j', (line, directive, value) => {
    expect(parseRobots(line).otherLines).toMatchObject([{ directive, value }]);
  });

  test.each(['Sitemap', 'site-map', 'Sitemaps', 'SITEMAP'])('%s is read as Sitemap', (name) => {
    expect(parseRobots(`${name}: https://x.no/s.xml`).sitemaps).toEqual([{ line: 1, url: 'https://x.no/s.xml' }]);
  });

  test('lists groups with their agents and rules', () => {
    expect(parseRobots('User-agent: Foo/2\nUser-agent: *\nDisallow: /a # b\nUser-agent: Bar').groups).toEqual([
      {
        agents: [{ name: 'Foo/2', token: 'foo', line: 1 }, { name: '*', token: '*', line: 2 }],
        rules: [{ type: 'disallow', value: '/a', line: 3, text: 'Disallow: /a # b' }],
      },
      { agents: [{ name: 'Bar', token: 'bar', line: 4 }], rules: [] },
    ]);
  });

  test('tells directives from lines that are not directives', () => {
    const robots = parseRobots('License: https://x.no/l.xml\n<!doctype html>\n<a href="https://x.no">\nhello there');
    expect(robots.otherLines).toEqual([
      { line: 1, text: 'License: https://x.no/l.xml', directive: 'license', value: 'https://x.no/l.xml', group: null },
      { line: 2, text: '<!doctype html>', directive: null, value: '<!doctype html>', group: null },
      { line: 3, text: '<a href="https://x.no">', directive: null, value: '<a href="https://x.no">', group: null },
      { line: 4, text: 'hello there', directive: null, value: 'hello there', group: null },
    ]);
  });

  test.each([
    ['\n', 3], ['\r', 3], ['\r\n', 3], ['\n\r', 4],
  ])('splits lines at %j', (end, line) => {
    expect(parseRobots(['User-agent: *', '', 'Disallow: /'].join(end)).decide('x', '/').rule?.line).toBe(line);
  });

  test('strips a byte order mark', () => {
    expect(parseRobots('\ufeffUser-agent: *\nDisallow: /').decide('x', '/').allowed).toBe(false);
  });
});

describe('size limits', () => {
  const head = 'User-agent: *\n';

  test('does not read beyond 500 KiB', () => {
    const filler = `#${'x'.repeat(MAX_FILE_OCTETS - head.length - 2)}\n`;
    expect(parseRobots(`${head}${filler}Disallow: /\n`).decide('x', '/').allowed).toBe(true);
  });

  test('counts the limit in octets and drops a line cut in half', () => {
    const filler = `#${'æ'.repeat((MAX_FILE_OCTETS - head.length - 2 - 'Disallow: /'.length) / 2)}\n`;
    const half = parseRobots(`${head}${filler}Disallow: /kasse\n`);
    expect(half.groups[0]?.rules).toEqual([]);
  });

  test('keeps a line that ends exactly at the limit', () => {
    const rule = 'Disallow: /a';
    const filler = `#${'x'.repeat(MAX_FILE_OCTETS - head.length - 2 - rule.length)}\n`;
    expect(parseRobots(`${head}${filler}${rule}\nDisallow: /b`).decide('x', '/a').allowed).toBe(false);
  });

  test('truncates a line at its limit', () => {
    const path = `/${'a'.repeat(MAX_LINE_OCTETS - 'Disallow: /'.length)}`;
    const robots = parseRobots(`${head}Disallow: ${path}/more`);
    expect(robots.groups[0]?.rules[0]?.value).toBe(path);
  });

  test('decides a 500 KiB file of wildcard rules', () => {
    const rule = `Disallow: /${'a*'.repeat(2000)}b$\n`;
    const robots = parseRobots(head + rule.repeat(Math.floor(MAX_FILE_OCTETS / rule.length)));
    expect(robots.decide('x', `/${'a'.repeat(2000)}`).allowed).toBe(true);
  });
});

test('parses any text without throwing, and quotes only lines of the file', () => {
  const word = fc.constantFrom(
    'User-agent: *', 'User-agent: x', 'Disallow', 'Allow', 'Sitemap', 'Crawl-delay', ':', ' ', '*', '/', '$', '#', '\n',
    '\r', '%2', 'æ', '\0',
  );
  const rule = fc.constantFrom(
    '\nUser-agent: *\nDisallow: /*', '\nDisallow: /', '\rallow:/a', '\r\nuser-agent: x', '\nDisallow: /*a$',
  );
  const text = fc.array(fc.oneof(word, rule, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 60 });
  const path = fc.oneof(fc.constantFrom('/', '/a', '/ba'), fc.string({ unit: 'binary' }));
  let decided = 0;
  fc.assert(
    fc.property(text, fc.constantFrom('x', 'y', ''), path, (parts, token, at) => {
      const written = parts.join('');
      const decision = parseRobots(written).decide(token, at);
      const line = written.split(/\r\n|\r|\n/)[(decision.rule?.line ?? 1) - 1];
      expect(line).toContain(decision.rule?.text ?? '');
      expect(decision.allowed || decision.rule?.type === 'disallow').toBe(true);
      if (decision.rule !== undefined) decided++;
    }),
    { numRuns: 2000 },
  );
  expect(decided).toBeGreaterThan(100);
});
