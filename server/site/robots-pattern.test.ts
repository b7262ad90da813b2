import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern, robotsPath } from './robots-pattern.ts';

function matches(pattern: string, path: string): boolean {
  return compilePattern(pattern).matches(robotsPath(path));
}

describe('compilePattern and robotsPath', () => {
  test.each([
    ['/', '/'],
    ['/', '/anything?at=all'],
    ['/vinter', '/vinterjakker'],
    ['/vinter*', '/vinter'],
    ['/vinter/', '/vinter/?side=2'],
    ['/*.pdf', '/filer/prisliste.pdf?v=2'],
    ['/*.pdf$', '/filer/prisliste.pdf'],
    ['*.pdf$', '/a.pdf'],
    ['/*?*sort=', '/sko?farge=rod&sort=pris'],
    ['/a*b*c', '/a-b-b-c-c'],
    ['/a**b', '/ab'],
    ['/a*', '/a'],
    ['/a*$', '/a/b/c'],
    ['/$', '/'],
    ['/*ab$', '/abab'],
    ['/p$s', '/p$s'],
    ['/p$s', '/p%24s'],
    ['/p%24', '/p$'],
    ['/a%2Ab', '/a*b'],
    ['/klær', '/kl%C3%A6r/ny'],
    ['/kl%c3%a6r', '/klær'],
    ['/%7Ebutikk', '/~butikk'],
    ['/~butikk', '/%7ebutikk'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
    ['/a%2fb', '/a%2Fb'],
    ['/100%', '/100%'],
    ['', '/'],
  ])('%s matches %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true);
  });

  test.each([
    ['/vinter', '/Vinter'],
    ['/vinter', '/sommer/vinter'],
    ['/vinter/', '/vinter'],
    ['/vinter/', '/vinter.html'],
    ['vinter', '/vinter'],
    ['/*.pdf$', '/prisliste.pdf?v=2'],
    ['/*.pdf$', '/prisliste.pdfx'],
    ['/$', '/a'],
    ['/a*aa$', '/aa'],
    ['/ab*b$', '/ab'],
    ['/a*b*c', '/a-c-b'],
    ['/p$s', '/p'],
    ['/a%2Fb', '/a/b'],
    ['/a%2Ab', '/axb'],
    ['/%', '/*'],
    ['/*%', '/p$s*'],
    ['/p$', '/p$'],
    ['/\u00a0', '/'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(false);
  });

  test('robotsPath adds the leading slash and drops the fragment', () => {
    expect(robotsPath('')).toBe('/');
    expect(robotsPath('?q=1#top')).toBe('/?q=1');
    expect(robotsPath('/a#b')).toBe('/a');
  });

  test('robotsPath encodes a lone surrogate as U+FFFD', () => {
    expect(robotsPath('/\ud800')).toBe('/%EF%BF%BD');
  });

  test('octets counts the percent-encoded pattern', () => {
    expect(compilePattern('/æ').octets).toBe('/%C3%A6'.length);
    expect(compilePattern('/*.php$').octets).toBe(7);
    expect(compilePattern('').octets).toBe(0);
  });
});

/** A naive matcher by RFC 9309: tracks every position in the path where the pattern so far can end. */
function reference(pattern: string, path: string): boolean {
  let ends = new Set([0]);
  for (const [index, character] of [...pattern].entries()) {
    if (character === '$' && index === pattern.length - 1) return ends.has(path.length);
    const next = new Set<number>();
    for (const end of ends) {
      if (character === '*') for (let at = end; at <= path.length; at++) next.add(at);
      else if (path[end] === character) next.add(end + 1);
    }
    ends = next;
  }
  return ends.size > 0;
}

test('agrees with a naive matcher on any pattern and path', () => {
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '$'), maxLength: 12 });
  const path = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 16 });
  fc.assert(
    fc.property(pattern, path, (written, tail) => {
      const at = `/${tail}`;
      expect(compilePattern(written).matches(robotsPath(at))).toBe(reference(written, at));
    }),
    { numRuns: 5000 },
  );
});

test('finds a long part in a path that contains it, and in no other path', () => {
  const letters = (minLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b'), minLength, maxLength: minLength + 20 });
  fc.assert(fc.property(letters(20), letters(17), letters(0), (part, path, end) => {
    for (const at of [`/${path}${part}${end}`, `/${path}${part.slice(1)}${end}`]) {
      expect(compilePattern(`/*${part}`).matches(robotsPath(at))).toBe(at.includes(part, 1));
      expect(compilePattern(`/*${part}*${end}$`).matches(robotsPath(at))).toBe(reference(`/*${part}*${end}$`, at));
    }
  }), { numRuns: 1000 });
});

test('terminates on a long part that resembles a long path', () => {
  const half = 'a'.repeat(200_000);
  expect(compilePattern(`/*${half}b${half}`).matches(`/${half.repeat(4)}`)).toBe(false);
  expect(compilePattern(`/*${half}b${half}`).matches(`/${half.repeat(2)}b${half}`)).toBe(true);
});

test('terminates on thousands of wildcards that never match', () => {
  const path = robotsPath(`/${'a'.repeat(8000)}`);
  expect(compilePattern(`/${'a*'.repeat(8000)}b`).matches(path)).toBe(false);
  expect(compilePattern(`/${'a*'.repeat(4000)}b$`).matches(path)).toBe(false);
  expect(compilePattern(`/*${'b'}${'a'.repeat(4000)}*$`).matches(path)).toBe(false);
});
