import { inAddress } from '../../../lexicon/lexicon.ts';
import { wordForms } from '../../../page/word-forms.ts';
import { decodeUriOrSelf } from '../../../page/decode-uri.ts';

const UNSAFE_PATH = new RegExp([
  `(?:^|[/_.-])(?:${inAddress('actionPath')}|(?:${inAddress('cartPath')})/(?:${inAddress('cartAction')})|currency/)(?:$|[/_.?&-])`,
  `/(?:${inAddress('actionWholePath')})(?:$|[/.?&])`,
].join('|'), 'u');

const UNSAFE_QUERY = new RegExp(`(?:^|[&;])(?:${[
  inAddress('actionPath', 'actionWholePath'), 'removed?_item', 'undo_item', 'update_cart', '(?:empty|clear)-cart', 'yith-woocompare[^=]*',
  'wc-ajax', 'action(?!=(?:show|view)(?:[&;]|$))', 'do', 'task', 'add', 'qty', 'quantity', 'currency', '___store',
].join('|')})(?:=|&|;|$)`, 'iu');

/** Stores need no longer URLs; most servers reject them. */
const MAX_URL_LENGTH = 2_048;

/** True if a GET of this URL is unlikely to have side effects on a cart, list, account or setting. */
export function isSafeToGet({ href, protocol, pathname, search, username }: URL): boolean {
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (username !== '' || href.length > MAX_URL_LENGTH) return false;
  return !UNSAFE_PATH.test(wordForms(decodeUriOrSelf(pathname + search)).plain) && !UNSAFE_QUERY.test(search.slice(1));
}
