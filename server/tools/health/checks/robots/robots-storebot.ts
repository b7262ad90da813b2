import { defineCheck } from '../../check.ts';
import { entry, maybe, products, robots } from '../../artifacts.ts';
import { mendedRobots } from '../../judging/mended-robots.ts';
import { blockEvidence, blocksOf, namesOf, shownUrls } from '../../judging/robots-blocks.ts';

const perhapsProducts = maybe(products);
const CRAWLERS = ['Storebot-Google', 'AdsBot-Google'];

export const check = defineCheck({
  id: 'robots-storebot',
  causes: ['robots-home-google'],
  requiredArtifacts: { rules: robots, entry, products: perhapsProducts },
  judge({ rules, entry: got, products: found }) {
    const urls = shownUrls(got, found);
    const blocks = CRAWLERS.flatMap((crawler) => blocksOf(rules, crawler, urls));
    const [first] = blocks;
    if (!first) return { status: 'pass', params: {} };
    const params = { names: namesOf(blocks), line: first.rule.line };
    const crawlers = [...new Set(blocks.map(({ crawler }) => crawler))];
    const snippet = mendedRobots(rules, { crawlers, urls, byName: true });
    return { status: 'fail', params, evidence: blockEvidence(blocks), snippet };
  },
});
