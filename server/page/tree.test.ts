import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { createPage } from './page.ts';
import type { PageNode, PageParent } from './nodes.ts';
import { PIECE_CHARS, TREE_LIMITS } from './tree.ts';

const url = new URL('https://shop.test/p/1');

/** Script and style text is not compared: most of it is left out of our tree. */
const isRaw = (parent: object | null): boolean =>
  parent !== null && 'tagName' in parent && (parent.tagName === 'script' || parent.tagName === 'style');

/** Every element with its offsets and every text, in our tree and in parse5's own. */
function outline(html: string): { ours: string[]; parser: string[] } {
  const ours: string[] = [];
  const stack: (PageNode | PageParent)[] = [createPage(html, url).document];
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (node.kind === 'element') ours.push(`${node.tagName} ${node.place?.start}-${node.place?.end}`);
    if (node.kind === 'text' && !isRaw(node.parentNode)) ours.push(node.value);
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
  const parser: string[] = [];
  const others: DefaultTreeAdapterTypes.ChildNode[] = parse(
    html, { sourceCodeLocationInfo: true },
  ).childNodes.toReversed();
  while (others.length > 0) {
    const node = others.pop()!;
    if ('tagName' in node) {
      parser.push(`${node.tagName} ${node.sourceCodeLocation?.startOffset}-${node.sourceCodeLocation?.endOffset}`);
    }
    if (node.nodeName === '#text' && 'value' in node && !isRaw(node.parentNode)) parser.push(node.value);
    if ('childNodes' in node) others.push(...node.childNodes.toReversed());
  }
  return { ours, parser };
}

const SAMPLES: readonly (readonly [name: string, html: string])[] = [
  ['a plain page', '<!doctype html><html><head><title>a</title></head><body><p>b</p></body></html>'],
  ['a script that looks like markup', '<p>a</p><script>if (a</b/.test("</p>")) x = "<div>"</script><p>b</p>'],
  ['a script whose end tag is commented out', '<script><!-- <script> </script> --></script><p>b</p>'],
  ['an unclosed script', '<p>a</p><script>let a = 1; <p>b</p>'],
  ['an upper-case end tag', '<STYLE>p{}</StyLe ><p>a</p>'],
  ['a style in svg, whose content is markup', '<svg><style><p>a</p></style></svg><p>b</p>'],
  ['a table with foster-parented content', '<table><p>a<tr><td>b</table>c'],
  ['misnested formatting', '<b>1<i>2</b>3</i><p>4'],
  ['an element called after a property of every object', '<constructor>a</constructor><p>b</p>'],
  ['a template', '<template><p>a</p><script>b</script></template><p>c</p>'],
  ['carriage returns', '<p>a\r\n</p>\r<script>\r\n1\r\n</script>\r\n<p>b</p>'],
  ['a surrogate pair and character references', '<p title="a&amp;b">👟&aring;&notit;</p><!-- c -->'],
];

describe('parseTree', () => {
  it.each(SAMPLES)('builds the same tree and offsets as parse5: %s', (_, html) => {
    const { ours, parser } = outline(html);
    expect(ours).toEqual(parser);
  });

  it.each(SAMPLES)('builds them wherever the chunk boundary falls: %s', (_, html) => {
    for (let cut = 1; cut <= html.length; cut += 1) {
      const before = `<!--${' '.repeat(PIECE_CHARS - cut - '<!---->'.length)}-->`;
      const { ours, parser } = outline(before + html);
      expect(ours).toEqual(parser);
    }
  });

  it('reads a page of a million nested elements up to the depth limit', () => {
    const page = createPage('<div>'.repeat(1_000_000), url);
    expect(page.truncated).toBe('depth');
  });

  it('reads a page up to the element limit and keeps what came before', () => {
    const page = createPage(`<h1>Kaffekvern</h1>${'<i>'.repeat(3)}${'<br>'.repeat(50)}`, url, {
      ...TREE_LIMITS, maxElements: 20,
    });
    expect(page.truncated).toBe('elements');
    expect(page.index.headings).toHaveLength(1);
  });

  it('reads a page up to the attribute and text limits, scripts not counted', () => {
    const attributes = Array.from({ length: 30 }, (_, place) => `a${place}`).join(' ');
    expect(createPage(`<p ${attributes}>`, url, { ...TREE_LIMITS, maxAttributes: 20 }).truncated).toBe('elements');
    const limits = { ...TREE_LIMITS, maxText: 20 };
    expect(createPage(`<p>${'<b>price</b>'.repeat(9)}`, url, limits).truncated).toBe('size');
    expect(createPage(`<p>a</p><script>${'price <!-- '.repeat(9)}</script>`, url, limits).truncated).toBe(null);
  });

  it.each([
    ['closed script', '{}', '</script>'], ['unclosed script', '{}', ''], ['script with an unclosed comment', '<!--', '</script>'],
  ])('reads a page up to the JSON-LD limit: %s', (_, unit, end) => {
    const limits = { ...TREE_LIMITS, maxData: 20 };
    const script = (type: string) => `<script type="${type}">${unit.repeat(9)}${end}`;
    expect(createPage(script('application/ld+json').repeat(2), url, limits).truncated).toBe('size');
    expect(createPage(script('text/javascript').repeat(2), url, limits).truncated).toBe(null);
  });

  it('reads a long page up to the size limit', () => {
    const page = createPage(`<h1>a</h1>${'x'.repeat(100)}`, url, { ...TREE_LIMITS, maxChars: 50 });
    expect(page.truncated).toBe('size');
    expect(page.text.text).toMatch(/^a\nx+\n$/);
  });

  it('leaves template content out of the index', () => {
    const page = createPage('<template><h1>no</h1><meta name="a" content="b"></template><h1>yes</h1>', url);
    expect(page.index.headings.map(({ place }) => page.html.slice(place!.start, place!.end))).toEqual(['<h1>yes</h1>']);
    expect(page.index.metas).toEqual([]);
  });
});
