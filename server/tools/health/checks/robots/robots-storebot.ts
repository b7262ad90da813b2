import { defineCheck, fail, pass } from '../../check.ts';
import { describeBlocks, shownUrls, unlessHomeBlockedToo } from '../../judging/blocked-crawlers.ts';

const CRAWLERS = ['Storebot-Google', 'AdsBot-Google'];

export const check = defineCheck({
  id: 'robots-storebot',
  requiredArtifacts: { rules: 'robots', entry: 'entry', products: 'products?' },
  judge({ rules, entry, products }) {
    const blocked = describeBlocks(rules, { crawlers: CRAWLERS, urls: shownUrls(entry, products), byName: true });
    if (!blocked) return pass({});
    const { names, line, evidence, snippet } = blocked;
    return unlessHomeBlockedToo(fail({ names, line }, evidence, snippet), { rules, entry });
  },
});
