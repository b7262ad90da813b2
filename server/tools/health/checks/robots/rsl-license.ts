import { readLinkHeader } from '../../../../net/link-header.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { attribute } from '../../../../page/tree.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { home, maybeRobotsLines } from '../../artifacts.ts';
import { directiveLines } from '../../judging/robots-evidence.ts';
import { elementEvidence, pageEvidence } from '../../page-evidence.ts';

const MEDIA_TYPE = 'application/rsl+xml';

export const check = defineCheck({
  id: 'rsl-license',
  requiredArtifacts: { home, maybeLines: maybeRobotsLines },
  judge({ home, maybeLines: found }) {
    const isLicense = (rel: readonly string[], type: string | null | undefined): boolean =>
      rel.includes('license') && type?.trim().toLowerCase() === MEDIA_TYPE;
    const licenses = [
      ...directiveLines(found, 'License').filter(({ value }) => value !== ''),
      ...readLinkHeader(home.result.headers.all('link')).filter(({ rel, parameters }) => isLicense(rel, parameters.get('type')))
        .map(({ href }) => ({ value: href, evidence: pageEvidence(home, 'Link', href) })),
      ...readMetadata(home.page).links.filter(({ rel, element }) => isLicense(rel, attribute(element, 'type')))
        .map(({ href, element }) => ({ value: href, evidence: elementEvidence(home, element, { label: '<link rel="license">', value: href }) })),
    ];
    const [first] = licenses;
    if (!first && !found.available && found.reason !== 'not-applicable') return unjudged(found);
    if (!first) return { status: 'info', params: { variant: 'absent' } };
    const evidence = licenses.map((license) => license.evidence);
    return { status: 'info', params: { variant: 'present', url: first.value }, evidence };
  },
});
