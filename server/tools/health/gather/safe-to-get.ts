import { unescaped } from '../../../page/unescaped.ts';

const UNSAFE_PATH = new RegExp([
  'log-?out', 'logg-?ut', 'sign-?out', 'logoff', 'unsubscribe', 'avmeld', 'meld-av', 'opt-?out',
  'add[-_]?to[-_]?(?:cart|basket|wish-?list|compare)', 'legg-i-(?:handle)?(?:kurv|vogn)',
  '(?:cart|basket|handlekurv|handlevogn|kurv)/(?:add|change|clear|update|remove|delete|apply|empty|tom|legg)',
  'wish-?lists?', 'onskeliste', 'ønskeliste', 'favou?rites?/(?:add|toggle)', 'compare', 'sammenlign',
  'delete', 'remove', 'slett', 'fjern', 'set-?currency', 'currency/', 'switch-?(?:store|language|currency)', 'vote',
].map((word) => `(?:^|[/_.-])${word}(?:$|[/_.?&-])`).join('|'), 'i');

const UNSAFE_QUERY = /(?:^|[&;])(?:add-to-cart|add_to_cart|add-to-wishlist|add_to_wishlist|addtocart|remove_item|removed_item|undo_item|update_cart|empty-cart|clear-cart|delete|remove|logout|logg-?ut|unsubscribe|compare|yith-woocompare[^=]*|wc-ajax|action(?!=(?:show|view)(?:[&;]|$))|do|task|add|qty|quantity|currency|setcurrency|___store|vote)(?:=|&|;|$)/i;

/** Stores need no longer URLs; most servers reject them. */
const MAX_URL_LENGTH = 2_048;

/** True if a GET of this URL is unlikely to have side effects on a cart, list, account or setting. */
export function isSafeToGet({ href, protocol, pathname, search, username }: URL): boolean {
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (username !== '' || href.length > MAX_URL_LENGTH) return false;
  return !UNSAFE_PATH.test(unescaped(pathname + search)) && !UNSAFE_QUERY.test(search.slice(1));
}
