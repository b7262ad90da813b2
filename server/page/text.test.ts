import { decodeHTML } from 'entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { createPage } from './page.ts';
import { elementAt, runsIn, toSource } from './text.ts';

const read = (html: string) => createPage(html, new URL('https://shop.test/'));

/** The source text of a part of the visible text; null when there is none. */
function sourceOf(html: string, words: string): string | null {
  const page = read(html);
  const start = page.text.text.indexOf(words);
  const span = start === -1 ? null : toSource(page, { start, end: start + words.length });
  return span && html.slice(span.start, span.end);
}

describe('readText', () => {
  it('writes one line per block, with white space collapsed', () => {
    expect(read('<h1> Kaffe \n kvern</h1><p>Pris:&nbsp;<b>1&#8239;299,-</b><br>På lager</p>').text.text)
      .toBe('Kaffe kvern\nPris: 1 299,-\nPå lager\n');
  });

  it('separates words in elements of their own, but leaves words and numbers whole', () => {
    const line = (html: string) => read(`<p>${html}</p>`).text.text.trim();
    expect(line('<label>Merke</label><span><a href="/w">Wilfa</a></span>')).toBe('Merke Wilfa');
    expect(line('<span>Utsolgt</span><!-- x --><span>Forventet i mai</span>')).toBe('Utsolgt Forventet i mai');
    expect(line('<mark>hånd</mark><mark>ball</mark> <b>hånd</b><wbr>ball <b>京</b><i>都</i>')).toBe('håndball håndball 京都');
    expect(line('u<b>tro</b>lig <span>K</span>affe')).toBe('utrolig Kaffe');
    expect(line('<span>1</span><span>299</span><sup>90</sup> <span>kr</span><span>.</span>')).toBe('129990 kr.');
  });

  it.each([
    ['script', '<script>no</script>'], ['style', '<style>no</style>'], ['noscript', '<noscript>no</noscript>'],
    ['template', '<template>no</template>'], ['svg', '<svg><text>no</text></svg>'], ['comment', '<!-- no -->'],
    ['the hidden attribute', '<p hidden>no</p>'], ['display: none', '<p style="color:red; Display : NONE">no</p>'],
    ['visibility: hidden', '<p style="visibility:hidden">no</p>'], ['zero font size', '<p style="font-size:0">no</p>'],
    ['zero opacity', '<p style="opacity:0;">no</p>'], [
      'off-screen position', '<p style="position:absolute;left:-9999px">no</p>',
    ],
    ['a scale of zero', '<p style="opacity:0;transform:scale(0)">no</p>'],
    ['a closed dialog', '<dialog>no</dialog>'], ['alt text', '<img alt="no">'], ['textarea', '<textarea>no</textarea>'],
  ])('leaves out what its markup hides or never shows as text: %s', (_, html) => {
    expect(read(`<p>yes</p>${html}`).text.text.trim()).toBe('yes');
  });

  it.each([
    '<p class="collapse">yes</p>', '<details><summary>yes</summary></details>', '<p style="opacity:0.5">yes</p>',
    '<p style="opacity:0;transform:translateY(20px)">yes</p>', '<p style="transition: opacity 1s; opacity: 0">yes</p>',
    '<p style="font-size:0.9em">yes</p>', '<dialog open>yes</dialog>', '<p hidden="until-found">yes</p>',
  ])('keeps what is visible, or hidden only by a class or until expanded: %s', (html) => {
    expect(read(html).text.text.trim()).toBe('yes');
  });

  it('marks struck-through text', () => {
    const { text } = read('<p><del>499</del> <s>450</s> <span style="text-decoration: line-through">420</span> 399</p>');
    expect(text.runs.filter(({ struck }) => struck).map(({ node }) => node.value)).toEqual(['499', '450', '420']);
  });
});

describe('toSource', () => {
  it.each([
    ['plain text', '<p>Varenr 1234</p>', '1234', '1234'],
    ['character references', '<p>B&amp;S &aelig;ske</p>', 'B&S æ', 'B&amp;S &aelig;'],
    ['references without a semicolon', '<p>a &copy 2026 &ampere</p>', '© 2026 &e', '&copy 2026 &ampe'],
    [
      'soft hyphens and thin spaces', '<p>Kaffe\u00ADkvern 1\u2009299</p>', 'Kaffekvern 1 299',
      'Kaffe\u00ADkvern 1\u2009299',
    ],
    ['a ligature', '<p>con\uFB01g</p>', 'config', 'con\uFB01g'],
    ['combining marks', '<p>A\u030Ase</p>', 'Åse', 'A\u030Ase'],
    ['carriage returns', '<p>a\r\n  b</p>', 'a b', 'a\r\n  b'],
    ['across elements', '<p><b>1 299</b><sup>90</sup></p>', '1 29990', '1 299</b><sup>90'],
    ['a stray end tag', '<p>1 </x>299</p>', '1 299', '1 </x>299'],
  ])('maps text to its source: %s', (_, html, words, expected) => {
    expect(sourceOf(html, words)).toBe(expected);
  });

  it('maps every line of generated pages to source with the same text', () => {
    const word = fc.constantFrom(
      'pris', '1&nbsp;299,-', 'B&amp;S', 'kr\u202F49', 'A\u030A', 'x\u00ADy', '&#x4e;ok', 'æøå', '  ', '\r\n', '½',
    );
    const piece = fc.tuple(fc.constantFrom('p', 'b', 'div', 'span', 'td'), fc.array(word, { maxLength: 6 }))
      .map(([tag, words]) => `<${tag}>${words.join('')}</${tag}>`);
    fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = pieces.join('');
      const page = read(html);
      const { text } = page;
      for (const line of text.lines) {
        const span = toSource(page, line);
        const back = span
          && normalise(decodeHTML(html.slice(span.start, span.end).replaceAll(/<[^>]*>/g, '').replaceAll(/\r\n?/g, '\n')));
        expect(back?.replaceAll(' ', '')).toBe(text.text.slice(line.start, line.end).replaceAll(' ', ''));
      }
    }));
  });

  it('finds a place behind 200,000 unclosed tags in raw text', () => {
    const html = `<xmp>\r\n${'<a '.repeat(200_000)}1 299 kr</xmp>`;
    expect(sourceOf(html, '1 299 kr')).toBe('1 299 kr');
  });

  it('returns null for a span outside the text', () => {
    const page = read('<p>a</p>');
    expect(toSource(page, { start: 5, end: 9 })).toBeNull();
    expect(runsIn(page.text, { start: 5, end: 9 })).toEqual([]);
  });
});

describe('elementAt', () => {
  it('finds the innermost element that contains the span', () => {
    const page = read('<div id="box"><p>one</p><p>two</p></div><p>three</p>');
    const span = (words: string, until = words) => (
      { start: page.text.text.indexOf(words), end: page.text.text.indexOf(until) + until.length }
    );
    expect(elementAt(page.text, span('one'))?.tagName).toBe('p');
    expect(elementAt(page.text, span('one', 'two'))?.tagName).toBe('div');
    expect(elementAt(page.text, span('one', 'three'))?.tagName).toBe('body');
  });
});
