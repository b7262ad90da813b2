import { expect, test } from 'vitest';
import { linkRoles } from './link-roles.ts';

test.each([
  ['Handlekurv (2)', '/x', ['cart']], ['', '/handlekurv', ['cart']], ['', '/cart/', ['cart']], ['', '/checkout/cart', ['cart']],
  ['Til kassen', '/x', ['checkout']], ['', '/kasse', ['checkout']], ['', '/checkout', ['checkout']],
  ['Salgsbetingelser', '/x', ['terms']], ['Kjøpsvilkår', '/side/5', ['terms']], ['', '/kj%C3%B8psvilk%C3%A5r', ['terms']],
  ['Terms & Conditions', '/x', ['terms']], ['Angrerett', '/x', ['returns']], ['Bytte og retur', '/x', ['returns']],
  ['Returns', '/x', ['returns']], ['', '/policies/refund-policy', ['returns']], ['Vilkår og angrerett', '/x', ['returns', 'terms']],
  ['Personvernerklæring', '/x', ['privacy']], ['', '/privacy-policy', ['privacy']], ['Kontakt oss', '/x', ['contact']],
  ['Köpvillkor', '/x', ['terms']], ['AGB', '/x', ['terms']], ['Ångerrätt', '/x', ['returns']], ['Widerrufsrecht', '/x', ['returns']],
  ['Integritetspolicy', '/x', ['privacy']], ['Datenschutz', '/x', ['privacy']], ['Kontakta oss', '/x', ['contact']],
  ['Kundeservice', '/x', ['contact']], ['Genser i ull', '/produkt/genser', []], ['Contactless card holder', '/p/1', []],
  ['Carter jakke', '/produkt/carter', []], ['Bagger', '/kategori/bagger', []], ['Returpapir', '/kategori/papir', []],
])('%j at %s: %j', (text, path, roles) => {
  expect(linkRoles({ text, url: new URL(path, 'https://shop.test') })).toEqual(roles);
});

test('a link that leads nowhere leads to nothing', () => {
  expect(linkRoles({ text: 'Handlekurv', url: null })).toEqual([]);
});
