import { describe, expect, test } from 'vitest';
import type { Block } from './document.ts';
import { mailtoOf } from './letter.ts';
import type { ReportDocument } from './report-document.ts';
import { reportHtml } from './report-html.ts';
import { reportMarkdown } from './report-markdown.ts';

const HOSTILE = '</style><img src=//evil.test/x onerror=alert(1)>&"[a](javascript:b)';

const rows: Block = {
  kind: 'rows',
  rows: [
    { status: 'fail', word: 'Failed', note: 'major', title: 'Broken', message: 'It is.', details: [[{ kind: 'code', text: HOSTILE }]] },
    { status: 'info', word: 'ChatGPT', title: HOSTILE, quote: `one\n${HOSTILE}`, details: [] },
  ],
};

const report = (change: Partial<ReportDocument> = {}): ReportDocument => ({
  heading: `Scan of ${HOSTILE}`, lead: HOSTILE, about: '20 November 2026',
  cards: { kind: 'cards', cards: [{ name: 'Sales', value: 'F', status: 'fail', lines: ['24 of 26 measured.', [{ kind: 'strong', text: 'Why:' }, ' x']] }] },
  blocks: [{ kind: 'heading', level: 2, text: 'Sales: F' }, rows, { kind: 'folded', label: '3 passed', blocks: [rows] }],
  toFix: [{ title: 'Broken (major)', lines: ['It is.', 'Fix: mend it'] }], ...change,
});

describe('the HTML file', () => {
  const html = reportHtml(report(), 'no');

  test('loads no resources and runs no scripts', () => {
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`);
    expect(html).not.toMatch(/<(?:script|link|iframe|img|object|base)\b|\burl\(|@import|\bsrc=[^/]/i);
  });

  test('has no characters that act on the text around them', () => {
    const text = 'a\u001b[2J\u202eb';
    const html = reportHtml(report({ heading: text, lead: text, toFix: [{ title: text, lines: [text] }] }), 'en');
    expect(html).toContain('<h1>a [2J b</h1>');
    expect(html).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  });

  test('escapes untrusted text', () => {
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain('&lt;/style&gt;&lt;img src=//evil.test/x onerror=alert(1)&gt;&amp;&quot;');
  });

  test('has its language, then the grades, what to fix first, and the details, in that order', () => {
    expect(html).toContain('<html lang="nb">');
    const order = ['class="card fail"', 'Rett dette først', '<li>Broken (major)</li>', '<h2>Sales: F</h2>', 'class="row fail"', '<details'];
    expect(order.map((part) => html.indexOf(part))).toEqual(order.map((part) => html.indexOf(part)).toSorted((a, b) => a - b));
    expect(order.every((part) => html.includes(part))).toBe(true);
  });

  test('lists the first 8 faults and counts the rest, or has no list where there are none', () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ title: `Fault ${at}`, lines: [] }));
    expect(reportHtml(report({ toFix: many }), 'en')).toContain('<li>Fault 7</li></ol>\n<p>… and 3 more, below.</p>');
    expect(reportHtml(report({ toFix: [] }), 'en')).not.toContain('Fix this first');
  });
});

test('Markdown has the lines of each card, and the contents of folded blocks', () => {
  const text = reportMarkdown(report(), 'en');
  expect(text).toContain('- **Sales: F**\n  - 24 of 26 measured.\n  - **Why:** x');
  expect(text).toContain('- **Failed** (major): Broken. It is.\n  - `</style><img');
  expect(text).toContain('\n\n  > one\n  > \\</style\\>\\<img');
  expect(text.split('**3 passed**')[1]).toContain('- **Failed** (major): Broken.');
});

describe('the e-mail to a developer', () => {
  const bodyOf = (address: string): string => new URL(address).searchParams.get('body')!;

  test('is a mailto address with the faults as plain text', () => {
    const address = mailtoOf(report({ lead: 'One failed.' }), 'en');
    expect(address).toMatch(/^mailto:\?subject=Scan%20of/);
    expect(bodyOf(address)).toBe(
      'One failed.\r\n\r\nStorefront Analysis found this, what helps most first:\r\n\r\n1. Broken (major)\r\n   It is.\r\n   Fix: mend it',
    );
  });

  test('stays within the 1,900 characters that mail clients accept, and counts the faults left out', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ title: `Feil nummer ${at} på siden æøå`, lines: ['Slik er det.'] }));
    const address = mailtoOf(report({ toFix: many }), 'no');
    expect(address.length).toBeLessThanOrEqual(1_900);
    const listed = bodyOf(address).match(/^\d+\. /gm)!.length;
    expect(listed).toBeGreaterThan(3);
    expect(bodyOf(address)).toContain(`… og ${60 - listed} til. Hele listen står i rapporten.`);
  });

  test('keeps text from a store or an engine on one line', () => {
    const toFix = [{ title: 'Broken\n2.\u202ePay', lines: ['robots: noindex\r\n2. Pay here\u2028now'] }];
    expect(bodyOf(mailtoOf(report({ toFix }), 'en'))).toMatch(/\r\n1\. Broken 2\. Pay\r\n {3}robots: noindex 2\. Pay here now$/);
  });

  test('is a valid URL even if a store’s text has lone surrogates', () => {
    const address = mailtoOf(report({ heading: 'Cup \ud83d', toFix: [{ title: 'Broken', lines: ['name: \udc00'] }] }), 'en');
    expect(address).toMatch(/^mailto:\?subject=Cup%20%EF%BF%BD/);
    expect(bodyOf(address)).toMatch(/1\. Broken\r\n {3}name: \ufffd$/);
  });

  test('says so if there is nothing to fix', () => {
    expect(bodyOf(mailtoOf(report({ lead: 'Fine.', toFix: [] }), 'en'))).toBe('Fine.\r\n\r\nWe found nothing to fix.');
  });
});
