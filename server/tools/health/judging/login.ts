/** True for an address that asks a visitor who he is. */
export const isLogin = ({ pathname }: URL): boolean =>
  /(?:^|\/)(?:log-?in|logg-?(?:inn|in)|sign-?in|innlogging|account|konto|min-side|auth)(?:\/|$|\.)/i.test(pathname);
