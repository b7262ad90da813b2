/** True for the URL of a login or account page. */
export const isLogin = ({ pathname }: URL): boolean =>
  /(?:^|\/)(?:log-?in|logg-?(?:inn|in)|sign-?in|innlogging|account|konto|min-side|auth)(?:\/|$|\.)/i.test(pathname);
