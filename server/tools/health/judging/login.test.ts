import { expect, test } from 'vitest';
import { isLogin } from './login.ts';

test.each([
  '/login', '/log-in', '/Login.php', '/logginn', '/logg-inn/', '/loggin', '/logg-in', '/signin', '/sign-in',
  '/innlogging', '/account', '/account/login',
  '/no/konto/', '/min-side', '/auth/start', '/butikk/login?neste=1',
])('%s is a login', (path) => expect(isLogin(new URL(path, 'https://shop.test'))).toBe(true));

test.each(
  [
    '/', '/handlekurv', '/kontorrekvisita', '/konto-utskrift', '/authors/', '/blogin', '/my-login', '/accounts',
    '/sok?q=login', '/#login',
  ],
)(
  '%s is not a login', (path) => expect(isLogin(new URL(path, 'https://shop.test'))).toBe(false));
