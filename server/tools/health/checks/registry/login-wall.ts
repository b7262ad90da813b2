import type { Evidence } from '../../../../../contract/health.ts';
import { defineCheck, fail, pass, warn, notMeasured } from '../../check.ts';
import { hopEvidence, pageEvidence } from '../../evidence.ts';
import type { Sample, SampledPage, FetchedResource } from '../../gathered.ts';
import { unavailable } from '../../available.ts';
import { readPage } from '../../gather/pages.ts';
import { isLoginOnly, leadsToLogin, showsPrices, treatmentOn, wallPhrase } from '../../judging/login-wall.ts';

const ENOUGH_PAGES = 2;

export const check = defineCheck({
  id: 'login-wall',
  requiredArtifacts: { asked: 'asked', entry: 'entry', sample: 'sample', productProbes: 'productProbes' },
  judge({ asked: { b2b }, entry: { home, last }, sample, productProbes: probes }) {
    const wall = (evidence: readonly Evidence[]) => (b2b ? warn({ variant: 'trade' }, evidence) : fail({}, evidence));
    if (!home.available) return isLockedOut(last) ? wall(hopEvidence(last.result)) : home;
    const isHomeLogin = leadsToLogin(last);
    const allProbes = probes.length > 0 && probes.every(leadsToLogin);
    const loginEvidence = [last, ...probes].flatMap(({ result }) => hopEvidence(result));
    if (isHomeLogin && allProbes) return wall(loginEvidence);
    if (isLoginOnly(home.value) && (probes.length === 0 || allProbes)) return wall(loginEvidence);
    if (isHomeLogin) return notMeasured('ambiguous', loginEvidence);
    if (probes.length >= ENOUGH_PAGES && allProbes) return warn({ variant: 'prices-hidden' }, loginEvidence);
    return judgeProducts(sample, probes);
  },
});

/** The home page itself requires logging in, and no bot protection was detected. */
const isLockedOut = ({ result, access }: FetchedResource) =>
  result?.ok === true && result.status === 401 && access.kind === 'refusal' && access.vendor === null;

function judgeProducts({ pages, missing }: Sample, probes: readonly FetchedResource[]) {
  const products = pages.filter(({ role }) => role === 'product');
  // Without its price a product page may have too little to be recognised by.
  const probed = new Map(probes.flatMap((probe) => readPage(probe).value ?? []).map((page) => [page.url.href, page]));
  const asked = products.length > 0 ? products : [...probed.values()];
  const treatments = asked.map((page) => ({ page, how: treatmentOn(page) }));
  const walled = treatments.filter(({ how }) => how === 'walled').map(({ page }) => page);
  const isPriced = treatments.some(({ how }) => how === 'priced') || pages.some(isPricedList);
  const evidence = walled.map((page) => pageEvidence(page, 'text', wallPhrase(page) ?? ''));
  if (walled.length > 0 && isPriced) return warn({ variant: 'partial' }, evidence);
  if (walled.length >= ENOUGH_PAGES) return warn({ variant: 'prices-hidden' }, evidence);
  if (isPriced) return pass({});
  if (products.length === 0) return missing.get('product') ?? unavailable('not-found');
  if (!treatments.some(({ how }) => how === 'unavailable')) return notMeasured('ambiguous', evidence);
  return notMeasured(products.find(({ shell }) => shell)?.shell ?? 'truncated');
}

const isPricedList = (page: SampledPage) =>
  (page.role === 'category' || page.role === 'home') && showsPrices(page);
