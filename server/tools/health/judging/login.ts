// A name before the word counts where it says whose login it is; `/smart-login` may be goods.
const WHOSE =
  'b2b|wp|shop|store|portal|customer|client|user|member|trade|dealer|partner|reseller|kunde|kund|forhandler';
const PATH = new RegExp([
  `(?:^|/)(?:(?:(?:${WHOSE})[-_])?(?:log[-_]?in|logg[-_]?inn?|sign[-_]?in)`,
  '|innlogging|password|account|konto|min-side|auth)(?:/|$|\\.)',
].join(''), 'i');

/** True for the URL of a login or account page. */
export const isLogin = ({ pathname }: URL): boolean => PATH.test(pathname);
