import { expect, test } from 'vitest';
import { redirected, tried, unavailableLink, WITH_SHELL } from '../artifacts-links-rig.ts';
import { samplePages } from '../artifacts-sample-rig.ts';
import { answered, isBroken, linkEvidence, whyNone } from './tried-links.ts';

const CHALLENGED = { kind: 'wall', vendor: null, marker: 'cf' } as const;

test('answered keeps only the links that the store answered', () => {
  const { resource } = tried('/garn');
  const fault = { ...resource.result!, ok: false } as unknown as typeof resource.result;
  const links = [
    tried('/garn'), tried('/borte', { status: 404 }), unavailableLink('/bygd', CHALLENGED, resource.result), unavailableLink('/tom', { kind: 'not-asked', because: 'budget' }),
    unavailableLink('/feil', { kind: 'fault' }, fault), unavailableLink('/null', { kind: 'store' }), unavailableLink('/nei', { kind: 'store' }, fault),
  ];
  expect(answered(links).map(({ url }) => url.pathname)).toEqual(['/garn', '/borte']);
});

test.each([[200, false], [399, false], [400, true], [404, true], [500, true]])('%i is broken: %s', (status, expected) => {
  expect(answered([tried('/garn', { status })]).map(isBroken)).toEqual([expected]);
});

test('whyNone gives the first reason there is', () => {
  const written = samplePages('<h1>Garn</h1>');
  expect(whyNone([tried('/a'), unavailableLink('/b', { kind: 'not-asked', because: 'silence' }), unavailableLink('/c', CHALLENGED)], written)).toEqual({ available: false, reason: 'timeout' });
  expect(whyNone([], WITH_SHELL)).toEqual({ available: false, reason: 'needs-script' });
  expect(whyNone([], written)).toEqual({ available: false, reason: 'not-found' });
});

test.each([
  ['the status, text, target and page of a link', tried('/borte', { status: 404 }), {
    label: '404', value: 'Garn', url: 'https://shop.test/borte', page: 'https://shop.test/',
  }],
  ['a redirect by its first status', redirected('/gammel'), { label: '301', value: 'Garn', url: 'https://shop.test/gammel', page: 'https://shop.test/' }],
  ['a redirect to a broken page by its last', redirected('/gammel', '/borte', { status: 400 }), {
    label: '400', value: 'Garn', url: 'https://shop.test/gammel', page: 'https://shop.test/',
  }],
  ['a link without text by its URL', tried('/borte', { status: 404 }, { text: '' }), {
    label: '404', value: 'https://shop.test/borte', url: 'https://shop.test/borte', page: 'https://shop.test/',
  }],
  ['a link without a page', { ...tried('/borte', { status: 404 }), from: [] }, { label: '404', value: 'https://shop.test/borte', url: 'https://shop.test/borte' }],
])('evidence: %s', (_what, link, expected) => {
  expect(linkEvidence(answered([link]))).toEqual([expected]);
});
