import { resolveUrl } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import type { Leaf, Origin } from '../../../product/item.ts';
import { firstProven, GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';

const MAX_IMAGES = 10;
const NOT_A_PICTURE = new RegExp([
  String.raw`(?:^|[^a-z])(?:logo|placeholder|no[-_]?image|default[-_]lazy|lazy[-_]?load(?:er)?|blank|spinner`,
  String.raw`|spacer|favicon|sprite|pixel)(?![a-z])|\.svg(?:$|\?)`,
].join(''), 'i');

/** The product's images in markup, as absolute URLs; never a logo or placeholder. */
export function imageFromMarkup({ page, facts }: Subject): Outcome {
  const { mainAndTwins, meta } = facts;
  const lists = mainAndTwins.map(({ images }) => images);
  if (meta.image) lists.push([meta.image]);
  return firstProven(lists.values().map((leaves) => fromLeaves(page, leaves)));
}

function fromLeaves(page: Page, leaves: readonly Leaf[]): Outcome {
  if (leaves.length === 0) return NO_EVIDENCE;
  const pictures = leaves.flatMap((leaf) => {
    const url = resolveUrl(leaf.text, page.base);
    return url && !NOT_A_PICTURE.test(url.pathname.split('/').at(-1) + url.search) ? [{ leaf, url: url.href }] : [];
  });
  const [first] = pictures;
  if (!first) return GATE_FAILED;
  const list = listOf(pictures.map(({ leaf }) => leaf.origin));
  if (!list) return proven(page, { kind: 'images', urls: [first.url] }, first.leaf.origin);
  const urls = [...new Set(pictures.map(({ url }) => url))].slice(0, MAX_IMAGES);
  return proven(page, { kind: 'images', urls }, list);
}

// Several images need one proof: the JSON-LD array they are in. Elsewhere only one image is given.
function listOf(origins: readonly Origin[]): Origin | null {
  const [first] = origins;
  if (origins.length < 2 || first?.kind !== 'jsonld' || first.block.repair !== null) return null;
  const at = first.path.indexOf('image') + 1 || first.path.indexOf('Image') + 1;
  if (at === 0) return null;
  const path = first.path.slice(0, at);
  const together = origins.every((origin) => (
    origin.kind === 'jsonld' && origin.block === first.block && path.every((step, place) => origin.path[place] === step)
  ));
  return together ? { ...first, path } : null;
}
