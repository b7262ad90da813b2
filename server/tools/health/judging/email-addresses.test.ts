import { expect, test } from 'vitest';
import { createPage } from '../../../page/page.ts';
import type { PageRole, SampledPage } from '../gathered.ts';
import { contactForm, emailAddresses } from './email-addresses.ts';

const url = new URL('https://nordlysull.test/kontakt');
const on = (html: string, role: PageRole = 'contact'): SampledPage => ({ page: createPage(html, url), url, role }) as SampledPage;

/** Encodes an address as Cloudflare does. */
const hidden = (address: string): string => Buffer.from([0x2b, ...Buffer.from(address).map((byte) => byte ^ 0x2b)]).toString('hex');

test.each([
  ['<p>post@nordlysull.no</p>', 'post@nordlysull.no'],
  ['<a href="mailto:post@nordlysull.no?subject=Hei">Skriv</a>', 'post@nordlysull.no'],
  ['<a href="MAILTO:kari%40nordlysull.no">Kari</a>', 'kari@nordlysull.no'],
  ['<p>post (at) nordlysull.no</p>', 'post (at) nordlysull.no'],
  ['<p>post[krøllalfa]nordlysull.no</p>', 'post[krøllalfa]nordlysull.no'],
  ['<p>info (snabel-a) nordlysull.se</p>', 'info (snabel-a) nordlysull.se'],
  ['<p>E-post: epost@nordlys-ull.no.</p>', 'epost@nordlys-ull.no'],
  ['<p>hei@blåbær.no</p>', 'hei@blåbær.no'],
  [`<span class="__cf_email__" data-cfemail="${hidden('a@b.no')}">[email&#160;protected]</span>`, 'a@b.no'],
  [`<a href="/cdn-cgi/l/email-protection#${hidden('c@d.no')}">e-post</a>`, 'c@d.no'],
])('%s', (html, address) => expect(emailAddresses(on(html))).toEqual([address]));

test.each([
  '<p>Klag til postkasse@datatilsynet.no</p>', '<p>kundeservice@klarna.com</p>', '<p>din@epost.no</p>', '<p>ola.nordmann@epost.no</p>',
  '<p>navn@eksempel.no</p>', '<p>max.mustermann@mail.de</p>', '<p>ihre-email@mail.de</p>', '<input type="email" placeholder="post@nordlysull.no">', '<!-- post@nordlysull.no -->', '<script>"a@b.no"</script>',
  '<img src="logo@2x.png" alt="logo@2x.png">', '<p>@nordlysull</p>', '<p>pris@</p>', '<span data-cfemail="zz">x</span>', '<span data-cfemail="2b">x</span>', '',
])('no address of the store in %j', (html) => expect(emailAddresses(on(html))).toEqual([]));

test('a contact form has a text area, and is on the contact page or named as one', () => {
  const form = (attributes = ''): string => `<form ${attributes}><input name="navn"><textarea></textarea></form>`;
  expect(contactForm(on(form()))).not.toBeNull();
  expect(contactForm(on(form('class="wpcf7-form"'), 'home'))).not.toBeNull();
  expect(contactForm(on(form('id="anmeldelse"'), 'product'))).toBeNull();
  expect(contactForm(on('<form><input type="email"></form><textarea></textarea>'))).toBeNull();
});
