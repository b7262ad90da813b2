import type { PageElement } from '../page/nodes.ts';
import { attribute } from '../page/tree.ts';

const ASIDE = new RegExp([
  String.raw`related|recommend|similar|upsell|up-sell|cross-?sell|also-?(?:like|bought|viewed)|recently`,
  String.raw`|carousel|sponsored|accessor|bundle|frequently|others?-?(?:also|view)|suggest|mini-?cart`,
  String.raw`|cart-?summary|basket|compare|warranty|slider-?products|you-?may|complete-the|looks?-?like`,
  String.raw`|swiper-slide|slick-slide|relater[at]|tilbeh[oø]r|tillbeh[oö]r|zubeh[oö]r|lignende|liknande|[aä]hnlich`,
  String.raw`|anbefal|empfehl|sist-?sett|passer-?til`,
].join(''), 'i');
const UNOPENED = /(?:^|[\s_-])(?:modal|popup|pop-up|lightbox|off-?canvas|drawer)(?:$|[\s_-])/i;
const HIDDEN = /(?:^|\s)(?:hidden|hide|d-none|is-hidden|ng-hide|js-hidden|u-hidden|display-none|invisible)(?:\s|$)/;
// Hidden on a phone only: shown again from some width on.
const SHOWN_WHEN_WIDE = /(?:^|\s)(?:[a-z]+:(?!hidden)|d-(?:xs|sm|md|lg|xl|xxl)-(?!none))/;

/**
 * True for an element that by its tag or its names holds something beside the product: other products, menu, foot,
 * a dialog that nobody has opened, or words that wait behind a class to be shown.
 */
export function isAsideElement(element: PageElement): boolean {
  if (element.tagName === 'aside' || element.tagName === 'footer' || element.tagName === 'nav') return true;
  if (attribute(element, 'role') === 'dialog') return true;
  const classes = attribute(element, 'class') ?? '';
  const names = `${classes} ${attribute(element, 'id') ?? ''}`;
  return ASIDE.test(names) || UNOPENED.test(names) || (HIDDEN.test(classes) && !SHOWN_WHEN_WIDE.test(classes));
}
