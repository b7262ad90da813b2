import { MAX_RESOLVED, resolveUrl } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { commonOrigin } from '../../../product/item.ts';
import type { ProductStatement } from '../../../product/product.ts';
import type { Claim, FieldReader } from '../field.ts';

const MAX_IMAGES = 10;
const NOT_A_PHOTO = new RegExp([
  String.raw`(?:^|[^a-z])(?:logo|placeholder|no[-_]?image|default[-_]lazy|lazy[-_]?load(?:er)?|blank|spinner`,
  String.raw`|spacer|favicon|sprite|pixel)(?![a-z])|\.svg(?:$|\?)`,
].join(''), 'i');

/** The product's images in markup, as absolute URLs; never a logo or placeholder. */
export const image: FieldReader = {
  fromMarkup: (page) => readProductFacts(page).statements.filter(({ images }) => images.length > 0)
    .map((product) => fromStatement(page, product)),
};

// Several images need one proof, the JSON-LD array that holds them. Without it, only one image is given.
function fromStatement(page: Page, { images, item }: ProductStatement): Claim {
  const urls = new Set<string>();
  const origins = images.slice(0, MAX_RESOLVED).flatMap(({ text, origin }) => {
    const url = resolveUrl(text, page.base);
    if (!url || NOT_A_PHOTO.test(url.pathname.split('/').at(-1) + url.search)) return [];
    if (urls.size < MAX_IMAGES) urls.add(url.href);
    return [origin];
  });
  const [first] = origins;
  if (!first) return null;
  const list = item && commonOrigin(item, origins);
  return { value: { kind: 'images', urls: list ? [...urls] : [...urls].slice(0, 1) }, at: list || first };
}
