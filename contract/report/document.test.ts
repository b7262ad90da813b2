import { describe, expect, test } from 'vitest';
import { code, heading, list, paragraph, richText } from './document.ts';
import type { Block, PageDocument } from './document.ts';
import { documentHtml } from './document-html.ts';
import { documentMarkdown } from './document-markdown.ts';

const page = (...blocks: Block[]): PageDocument => ({ title: 'T', description: 'D', heading: 'H', blocks });
const html = (...blocks: Block[]) => documentHtml(page(...blocks)).body;
const markdown = (...blocks: Block[]) => documentMarkdown(page(...blocks)).replace('# H\n\n', '').trimEnd();

const HOSTILE = '<img src=x onerror=alert(1)> & "quoted" `tick` *star* [a](javascript:b) | _x_';

describe('richText', () => {
  test('parses code, strong text and links, and leaves the rest', () => {
    expect(richText('Ask `GET /a_b`, **twice**, [here](/there) & now.')).toEqual([
      'Ask ', { kind: 'code', text: 'GET /a_b' }, ', ', { kind: 'strong', text: 'twice' }, ', ',
      { kind: 'link', text: 'here', href: '/there' }, ' & now.',
    ]);
    expect(richText('')).toEqual([]);
  });
});

describe('as HTML', () => {
  test('escapes text in every kind of block', () => {
    const blocks: Block[] = [
      { kind: 'heading', level: 2, text: HOSTILE, id: '"><b>' },
      { kind: 'paragraph', text: HOSTILE },
      { kind: 'list', items: [HOSTILE] },
      { kind: 'terms', items: [{ term: HOSTILE, text: HOSTILE }] },
      { kind: 'table', head: [HOSTILE], rows: [[HOSTILE]] },
      code('sh', HOSTILE, HOSTILE),
    ];
    for (const block of blocks) {
      expect(html(block)).not.toMatch(/<img|<b>/);
      expect(html(block)).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
    }
    expect(documentHtml({ ...page(), heading: HOSTILE, lead: HOSTILE }).head).not.toContain('<img');
  });

  test('keeps a same-site link, and drops javascript:, data: and protocol-relative ones', () => {
    const link = (href: string) => html({ kind: 'paragraph', text: [{ kind: 'link', text: 'there', href }] });
    expect(link('/a?b=1&c="')).toBe('<p><a href="/a?b=1&amp;c=&quot;">there</a></p>');
    for (const href of ['javascript:alert(1)', ' javascript:x', 'data:text/html,x', '//elsewhere.example']) {
      expect(link(href)).toBe('<p>there</p>');
    }
  });

  test('gives headings and terms their ids', () => {
    expect(html(heading(2, 'Checks', 'checks'))).toBe('<h2 id="checks">Checks</h2>');
    expect(html({ kind: 'terms', items: [{ id: 'a', term: 'A', text: 'B' }] })).toContain('<div id="a"><dt>A</dt><dd>B</dd></div>');
  });
});

describe('as markdown', () => {
  test('escapes Markdown in text', () => {
    expect(markdown({ kind: 'paragraph', text: '*a* _b_ [c](d) <e> \\ `f`' }))
      .toBe('\\*a\\* \\_b\\_ \\[c\\](d) \\<e\\> \\\\ \\`f\\`');
    expect(markdown({ kind: 'paragraph', text: '# no heading' })).toBe('\\# no heading');
    expect(markdown({ kind: 'paragraph', text: '- no list' })).toBe('\\- no list');
    expect(markdown({ kind: 'paragraph', text: '1. no list' })).toBe('1\\. no list');
    expect(markdown({ kind: 'paragraph', text: '===' })).toBe('\\===');
    expect(markdown({ kind: 'paragraph', text: 'a\n\n# b &amp; c & d' })).toBe('a # b \\&amp; c & d');
  });

  test.each([
    ['[Kjøp](https://x.test)', '\\[Kjøp\\](https://x.test)'], ['<img src=x>', '\\<img src=x\\>'],
    ['# 1 *ny* _ny_ ~~før~~ `x`', '\\# 1 \\*ny\\* \\_ny\\_ \\~\\~før\\~\\~ \\`x\\`'], ['a | b\\', 'a \\| b\\\\'],
    ['H&M & Hanes', 'H&M & Hanes'], ['&lt;b&gt; &#60;', '\\&lt;b\\&gt; \\&#60;'], ['to\n\n# linjer', 'to # linjer'],
    ['+ punkt', '\\+ punkt'], ['---', '\\---'], ['## tittel', '\\## tittel'], ['######', '\\######'], ['--- ---', '\\--- ---'], ['12. punkt', '12\\. punkt'], ['1) punkt', '1\\) punkt'],
    ['2024.', '2024\\.'], ['12)', '12\\)'],
    ['1.5 kg', '1.5 kg'], ['#1', '#1'], ['-- a', '-- a'], ['-5 °C', '-5 °C'], ['=1', '=1'], ['a - b = 3.', 'a - b = 3.'],
  ])('escapes %j', (text, written) => {
    expect(markdown({ kind: 'paragraph', text })).toBe(written);
  });

  test('escapes quotations so that no line starts a heading or a list', () => {
    const row = { status: 'info', word: 'A', title: 'b', details: [] } as const;
    const quoting = (quote: string) => markdown({ kind: 'rows', rows: [{ ...row, quote }] });
    expect(quoting('Not a heading\n---')).toContain('  > Not a heading\n  > \\---');
    expect(quoting('-')).toContain('  > \\-');
    expect(quoting('## Shops')).toContain('  > \\## Shops');
    expect(quoting('+')).toContain('  > \\+');
    expect(quoting('Since\n2024.')).toContain('  > 2024\\.');
  });

  test('has no control characters, inside or outside of code', () => {
    const text = 'a\u001b[2Jb\u009b31mc\u202e';
    expect(markdown(paragraph('x'), { kind: 'paragraph', text }, code('sh', '', `${text}\n\td`)))
      .toBe('x\n\na \\[2Jb 31mc \n\n```sh\na [2Jb 31mc \n\td\n```');
  });

  test('fences code with any number of backticks', () => {
    const text = `a${'` '.repeat(200_000)}b`;
    expect(markdown({ kind: 'paragraph', text: [{ kind: 'code', text }] })).toBe(`\`\`${text}\`\``);
  });

  test('fences code so that backticks in it do not end it', () => {
    expect(markdown({ kind: 'paragraph', text: [{ kind: 'code', text: 'a`b``c' }] })).toBe('```a`b``c```');
    expect(markdown({ kind: 'paragraph', text: [{ kind: 'code', text: '`' }] })).toBe('`` ` ``');
    expect(markdown(code('sh', 'Run', 'a\n```\nb'))).toBe('Run\n\n````sh\na\n```\nb\n````');
  });

  test('escapes pipes in table cells', () => {
    const table: Block = { kind: 'table', head: ['A', 'B'], rows: [['x|y', [{ kind: 'code', text: 'p|q' }]]] };
    expect(markdown(table)).toBe('| A | B |\n| --- | --- |\n| x\\|y | `p\\|q` |');
  });

  test('writes lists, headings and links', () => {
    expect(markdown(heading(3, 'A', 'a'), list('one', 'two `x`'), paragraph('See [the page](/p?a=1).')))
      .toBe('### A\n\n- one\n- two `x`\n\nSee [the page](/p?a=1).');
    expect(markdown({ kind: 'list', ordered: true, items: ['a', 'b'] })).toBe('1. a\n2. b');
    expect(markdown({ kind: 'paragraph', text: [{ kind: 'link', text: 'x', href: '/a(b) c' }] })).toBe('[x](</a(b)%20c>)');
    expect(markdown({ kind: 'paragraph', text: [{ kind: 'link', text: 'x', href: 'javascript:y' }] })).toBe('x');
  });
});
