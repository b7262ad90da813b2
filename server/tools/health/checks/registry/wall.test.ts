import { expect, test } from 'vitest';
import { createPage } from '../../../../page/page.ts';
import type { Visit } from '../../gather/visits.ts';
import { leadsToLogin, wallPhrase } from './wall.ts';

const phraseIn = (text: string): string | null =>
  wallPhrase({ page: createPage(`<main><p>${text}</p></main>`, new URL('https://nordlysull.test/')) });

test.each([
  'Logg inn for å se pris', 'Logg inn for å se dine priser', 'Logg inn for pris', 'Logg inn for priser', 'Du må være innlogget for å se priser', 'Logg deg inn for å se prisene',
  'Vennligst logg inn for å se nettopris', 'Priser vises kun for innloggede kunder', 'Priser er kun synlige for innloggede brukere', 'Prisen vises etter innlogging',
  'Innlogging kreves', 'Logg inn for å handle', 'Bli kunde for å handle', 'Søk om kundeforhold', 'Log in to see prices', 'Login to view your price', 'Log in for prices',
  'Please sign in for pricing', 'Sign in to see pricing', 'Prices are visible to registered customers only', 'Trade login',
])('a wall before prices: %s', (text) => expect(phraseIn(text)).not.toBeNull());

test.each([
  'Logg inn', 'Logg inn for medlemspris', 'Logg inn for å se ordrehistorikk', 'Logg inn for å lagre favoritter', 'Logg inn og få 10 % rabatt', 'Pris på forespørsel', 'Bli medlem',
  'Log in to write a review', 'Sign in to save', 'Log in to see order history', 'Prices include VAT',
])('no wall: %s', (text) => expect(phraseIn(text)).toBeNull());

const endedAt = (path: string, hops = 1): Visit =>
  ({ result: { ok: true, status: 200, url: new URL(path, 'https://nordlysull.test/'), hops: Array.from({ length: hops }, () => ({})) } }) as unknown as Visit;

test.each([
  '/login', '/Account/Login', '/account/login', '/customer/account/login/', '/login.aspx', '/wp-login.php', '/b2b-login', '/logg-inn', '/logginn', '/innlogging', '/users/sign_in', '/signin',
  '/password', '/min-side/',
])('led to a login: %s', (path) => {
  expect(leadsToLogin(endedAt(path))).toBe(true);
  expect(leadsToLogin(endedAt(path, 0))).toBe(false);
});
test.each(['/passwords', '/blogg/login-tips', '/min-side-guide', '/produkt/sign-in-skilt', '/plugin', '/katalog-inne'])('led elsewhere: %s', (path) => {
  expect(leadsToLogin(endedAt(path))).toBe(false);
});
