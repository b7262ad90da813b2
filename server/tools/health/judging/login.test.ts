import { expect, test } from 'vitest';
import { isLogin } from './login.ts';

test.each([
  '/login', '/log-in', '/Login.php', '/logginn', '/logg-inn/', '/loggin', '/logg-in', '/signin', '/sign-in',
  '/innlogging', '/account', '/account/login',
  '/no/konto/', '/min-side', '/auth/start', '/butikk/login?neste=1',
  '/users/sign_in', '/kunde-login', '/b2b_login', '/password',
])('%s is a login', (path) => expect(isLogin(new URL(path, 'https://shop.test'))).toBe(true));

test.each(
  [
    '/', '/handlekurv', '/kontorrekvisita', '/konto-utskrift', '/authors/', '/blogin', '/my-login', '/accounts',
    '/sok?q=login', '/#login',
    '/smart-login', '/produkt/sign-in-skilt', '/acceso-directo', '/anmeldung-schild', '/password-manager',
  ],
)(
  '%s is not a login', (path) => expect(isLogin(new URL(path, 'https://shop.test'))).toBe(false));
