import { expect, test } from 'vitest';
import { sampled } from '../artifacts-rig.ts';
import { source } from '../artifacts-sample-rig.ts';
import type { PageRole, SampledPage } from '../gathered.ts';
import { judgeRoleLink } from './role-link.ts';

const TERMS = '<a href="/vilkar">Salgsbetingelser</a>';
const page = (role: PageRole, body: string, lang = 'nb'): SampledPage => sampled(role, source('', body, lang), { path: `/${role}` });
const noLink = (role: PageRole) => ({ label: 'no link', value: `https://shop.test/${role}`, page: `https://shop.test/${role}` });

test.each<[what: string, pages: SampledPage[], verdict: object]>([
  ['on every page', [page('home', TERMS), page('category', TERMS)], { status: 'pass', params: { total: 2 } }],
  ['by its URL only', [page('home', '<a href="/salgsbetingelser">Les mer</a>')], { status: 'pass', params: { total: 1 } }],
  ['the linked page needs no such link', [page('home', TERMS), page('terms', '')], { status: 'pass', params: { total: 1 } }],
  ['the linked page does not count, even with such a link', [page('home', TERMS), page('terms', TERMS)], { status: 'pass', params: { total: 1 } }],
  ['the link of the linked page is not enough', [page('home', ''), page('terms', TERMS)], { status: 'fail', params: { total: 1 }, evidence: [noLink('home')] }],
  ['on one page of two', [page('home', TERMS), page('category', '')], { status: 'warn', params: { count: 1, total: 2 }, evidence: [noLink('category')] }],
  ['on one page of three, one of which is the linked page itself', [page('home', TERMS), page('category', ''), page('terms', '')], {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [noLink('category')],
  }],
  ['on no page', [page('home', ''), page('category', '<a href="/personvern">Personvern</a>')], {
    status: 'fail', params: { total: 2 }, evidence: [noLink('home'), noLink('category')],
  }],
  ['on no page, where the only page is the linked page itself', [page('terms', '')], { status: 'not-measured', reason: 'not-found' }],
  ['on no page, in a language with a region', [page('home', '', ' EN-gb ')], { status: 'fail', params: { total: 1 } }],
  ['on no page, in an undeclared language', [page('home', '', '')], { status: 'fail', params: { total: 1 } }],
  ['on no page, one of them in a language we know', [page('home', '', 'hu'), page('category', '', 'sv')], { status: 'fail', params: { total: 2 } }],
  ['on no page, in an unknown language', [page('home', '', 'hu-HU')], {
    status: 'not-measured', reason: 'ambiguous', evidence: [noLink('home')],
  }],
  ['on some pages, in an unknown language', [page('home', TERMS, 'hu'), page('category', '', 'hu')], { status: 'warn', params: { count: 1, total: 2 } }],
])('%s', (_what, pages, verdict) => {
  expect(judgeRoleLink('terms', pages)).toMatchObject(verdict);
});
