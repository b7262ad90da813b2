import { checkById } from '../../../contract/checks/catalogue.ts';
import { CATALOGUE_TEXTS } from '../../../contract/checks/catalogue-texts.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { recipeFor } from '../../../contract/checks/recipes.ts';
import { findingWords } from '../../../contract/checks/words.ts';
import type { Evidence, FindingEvent, FindingParams } from '../../../contract/health.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import type { EntryReport } from './investigate.ts';
import type { ViewedVerdict } from './judge.ts';

/** The reader's language, and the store that a finding is about. */
interface FindingContext {
  language: Language;
  requestedUrl: URL;
  entry: EntryReport;
}

/** Converts a verdict to the finding event, in the reader's language. */
export function asFinding(
  id: CheckId, verdict: ViewedVerdict, { language, requestedUrl, entry }: FindingContext,
): FindingEvent {
  const { phase, pillar, severity } = checkById(id);
  const { status, view, reason, rootCause, snippet } = verdict;
  const params: FindingParams = { ...verdict.params };
  const isFault = status === 'warn' || status === 'fail';
  const { finalUrl, platform, server } = entry;
  const { hostname: host } = finalUrl === null ? requestedUrl : new URL(finalUrl);
  const setting = { platform: platform?.id ?? null, server, host };
  const recipe = isFault ? recipeFor(id, setting, snippet) : undefined;
  return {
    type: 'finding',
    id,
    phase,
    pillar,
    severity,
    status,
    ...findingWords(CATALOGUE_TEXTS[language], { id, status, params, reason, rootCause, recipe, view }),
    ...(recipe && { recipe }),
    ...(reason && { reason }),
    ...(rootCause && { rootCause }),
    ...(view && { view }),
    params,
    evidence: (verdict.evidence ?? []).map(withoutLongAddresses),
  };
}

/** The longest URL that the sitemap protocol allows. */
const MAX_ADDRESS = 2_048;

/** Removes URLs that are too long to show: a truncated URL would lead elsewhere. */
function withoutLongAddresses(evidence: Evidence): Evidence {
  const { url = '', page = '' } = evidence;
  const kept = { ...evidence };
  if (url.length > MAX_ADDRESS) delete kept.url;
  if (page.length <= MAX_ADDRESS) return kept;
  const { page: _page, line: _line, offset: _offset, ...withoutPlace } = kept;
  return withoutPlace;
}
