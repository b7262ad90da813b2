import { describe, expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { extractSignals } from './signals.ts';
import type { Signals } from './signals.ts';

const AT = new URL('https://kaffe.test/produkter');
const signalsOf = (html: string): Signals => extractSignals(createPage(html, AT))!;
const markupOf = (html: string): string[] => signalsOf(html).markup.split('\n\t')[0]!.split('\n');

test('a page too large for a notice has no signals', () => {
  expect(extractSignals(createPage('<i></i>'.repeat(2_997), AT))).not.toBeNull();
  expect(extractSignals(createPage('<i></i>'.repeat(2_998), AT))).toBeNull();
});

test('the markup is one line for each element and each relevant attribute', () => {
  expect(markupOf('<div id=" a\n b " class=c data-x=y><img src=/a.png alt=z></div>')).toEqual(
    ['html', 'head', 'body', 'div', 'div id=a b', 'div class=c', 'img', 'img src=/a.png'],
  );
  expect(markupOf(`<p id=${'a'.repeat(600)}>`).at(-1)).toBe(`p id=${'a'.repeat(500)}`);
});

test.each([
  ['a style sheet', '<link rel=stylesheet href=/a.css>', 'link href=/a.css'],
  ['an icon', '<link rel="shortcut icon" href=/a.ico>', 'link href=/a.ico'],
  ['a preload', '<link rel=preload href=/a.js>', undefined], ['a link to nothing', '<link href=/a>', undefined],
  ['a policy', '<meta http-equiv=Content-Security-Policy content=x>', undefined],
  ['a refresh', '<meta http-equiv=Refresh content="5">', 'meta content=5'],
  ['a named meta', '<meta name=robots content=none>', 'meta content=none'],
])('the markup names what the page uses, not what it mentions: %s', (_, html, line) => {
  expect(markupOf(html).find((each) => /^(?:link href|meta content)=/.test(each))).toBe(line);
});

test('the code is what a browser runs, indented after the markup', () => {
  const code = '<script>a()</script><script type=" module ">b()</script><script type="text/javascript">c()</script>'
    + '<script type="application/json">{"d":1}</script><script type="text/template">e()</script>';
  expect(signalsOf(code).code).toBe('a()\nb()\nc()');
  expect(signalsOf(code).markup).toMatch(/\n\ta\(\)\n\tb\(\)\n\tc\(\)$/);
  expect(signalsOf(`${code}<script src=/own.js></script>`).markup).not.toContain('\t');
  expect(signalsOf(`<script>${'a'.repeat(200_001)}</script>`).code).toHaveLength(200_000);
});

test('the wording contains the title, the text and what is shown without scripts', () => {
  const { titles, headings, wording, visible } = signalsOf(
    '<title> Vent  litt </title><h1>Et øyeblikk</h1><noscript><p>Slå på <b>skript</b></p></noscript>',
  );
  expect({ titles, headings, visible }).toEqual({ titles: ['Vent litt'], headings: ['Et øyeblikk'], visible: 'Et øyeblikk' });
  expect(wording.replaceAll(/\s+/g, ' ')).toBe('Vent litt Et øyeblikk Slå på skript');
  expect(signalsOf('<p>a</p>').wording).toBe('a');
  expect(signalsOf('<noscript>slå på<br>skript</noscript>').wording).toBe('slå på skript');
  expect(signalsOf(`<title>${'a'.repeat(600)}</title>`).titles[0]).toHaveLength(500);
  expect(signalsOf('<p>a</p>').titles).toEqual([]);
  expect(signalsOf('<p>ordene er lange</p>'.repeat(900)).wording).toHaveLength(6_000);
  expect(signalsOf('<h2>a</h2>'.repeat(9)).headings).toHaveLength(5);
});

describe('recognises a store', () => {
  test.each([
    ['by its menu', '<nav>a</nav>', true], ['by a choice', '<select></select>', true],
    ['by its structured data', '<script type="application/ld+json; charset=utf-8">{}</script>', true],
    ['by a text field', '<textarea name=message></textarea>', true],
    ['not by the field of a captcha', '<textarea name=g-captcha-response></textarea>', false],
    ['by an e-mail field', '<input type=email>', true], ['by a field for a password', '<INPUT TYPE=PASSWORD>', true],
    ['by two fields', '<input name=a><input name=b>', true], ['not by one field', '<input name=a>', false],
    ['not by fields that nobody fills in', '<input type=hidden><input type=submit><input name=a><input type=checkbox>', false],
    ['by a short price', '<p>kr499</p>', true], ['by a price with a full stop', '<p>Kr. 499</p>', true],
    ['not by an attribute that resembles a field', '<p class=input></p><p class=input></p>', false],
    ['by a price', '<p>kr 499</p>', true], ['by a price with its sign after it', '<p>499 €</p>', true],
    ['by a price in kroner', '<p>499,-</p>', true], ['not by a number', '<p>Feil 499</p>', false],
  ])('%s', (_, html, isStore) => {
    expect(signalsOf(html).isStore).toBe(isStore);
  });

  test('reports whether a page shows a price', () => {
    expect(signalsOf('<p>€ 12</p>').hasPrice).toBe(true);
    expect(signalsOf('<nav>a</nav>').hasPrice).toBe(false);
  });
});

test.each([
  ['one field', '<form><input name=a><input type=hidden></form>', { hasForm: true, isPuzzle: true }],
  ['two', '<form><input><input></form>', { hasForm: true, isPuzzle: false }],
  ['none', '<form><button>a</button></form>', { hasForm: true, isPuzzle: false }],
  ['an attribute that resembles a field', '<p class=form><input></p>', { hasForm: false, isPuzzle: false }],
  ['no form', '<input>', { hasForm: false, isPuzzle: false }],
])('a puzzle is a form with one field: %s', (_, html, expected) => {
  expect(signalsOf(html)).toMatchObject(expected);
});

test.each([
  ['none', '', true], ['its own', '<script src=/app.js></script>', false], ['a captcha', '<script src=/captcha/a.js></script>', true],
  ['a challenge', '<script src="/cdn-cgi/challenge-platform/a.js"></script>', true],
  ['a script against bots', '<script src="/antibot/a.js"></script>', true],
  ['a script that checks', '<script src="/check.js"></script>', true], ['a checkout', '<script src="/checkout.js"></script>', false],
  ['its own script beside a captcha', '<script src=/captcha.js></script><script src=/app.js></script>', false],
])('scripts are a challenge’s or the page’s own: %s', (_, html, noOwnResources) => {
  expect(signalsOf(html).noOwnResources).toBe(noOwnResources);
});

const linked = (...to: string[]): string => to.map((href) => `<a href="${href}">a</a>`).join('');

test.each([
  ['three links', linked('/', '/', '/'), true, false], ['four', linked('/', '/', '/', '/'), false, false],
  ['another page', linked('/om'), true, true], ['the home page', linked('/'), true, false],
  ['itself', linked('/produkter?side=2', '#a', ''), true, false], ['another site', linked('https://hjelp.test/om'), true, false],
  ['an anchor without a URL', '<a name=a>a</a>', true, false], ['links that are no web URLs', linked('http://[', 'mailto:a@kaffe.test'), true, false],
])('links that lead on: %s', (_, html, fewLinks, leadsOn) => {
  expect(signalsOf(html)).toMatchObject({ fewLinks, leadsOn });
});
