import { check, unjudged } from '../../check.ts';
import { pages, triedLinks } from '../../needs.ts';
import { unseen } from '../../seen.ts';
import { answered, linkEvidence, whyNone } from './tried.ts';

const GONE = [404, 410];

/** What some sites answer to every program. */
const NOT_FOR_PROGRAMS = 999;

export const externalBroken = check({
  id: 'external-broken',
  needs: { links: triedLinks, pages },
  judge({ links: { external }, pages: sampled }) {
    if (external.length === 0 && !sampled.some(({ shell }) => shell)) return { status: 'not-applicable' };
    const served = answered(external);
    const known = served.filter(({ result }) => result.status !== NOT_FOR_PROGRAMS);
    const total = known.length;
    if (total === 0) return unjudged(served.length > 0 ? unseen('refused') : whyNone(external, sampled));
    const broken = known.filter(({ result }) => GONE.includes(result.status));
    if (broken.length === 0) return { status: 'pass', params: { total } };
    return { status: 'fail', params: { count: broken.length, total }, evidence: linkEvidence(broken) };
  },
});
