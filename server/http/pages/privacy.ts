import type { Language } from '../../../contract/vocabulary.ts';
import { heading, list, paragraph, plain, present } from '../../../contract/report/document.ts';
import type { PageDocument, Text } from '../../../contract/report/document.ts';
import type { ServiceFacts } from './facts.ts';
import { LAST_MODIFIED, lastModifiedLine } from './last-modified.ts';
import { PRIVACY_EN } from './privacy-en.ts';
import { PRIVACY_NB } from './privacy-nb.ts';
import type { PrivacyTexts } from './privacy-nb.ts';
import { writtenPage } from './written-page.ts';

const TEXTS: Readonly<Record<Language, PrivacyTexts>> = { no: PRIVACY_NB, en: PRIVACY_EN };

/** The privacy page. */
export function privacyPage(
  language: Language, { runRetentionMinutes, sharesState, shareDays, operator }: ServiceFacts,
): PageDocument {
  const texts = TEXTS[language];
  const { browser, service, shared, others, deletion } = texts;
  const canShare = shareDays !== undefined;
  return writtenPage(texts, [
    heading(2, browser.heading, 'browser'),
    list(browser.results, ...(canShare ? [browser.shareKey] : []), ...browser.others),
    heading(2, service.heading, 'service'),
    list(...service.items(runRetentionMinutes)),
    ...(sharesState ? [paragraph(service.instances)] : []),
    paragraph(service.proxy),
    ...(canShare
      ? [heading(2, shared.heading, 'shared'), paragraph(shared.text), list(...shared.items(shareDays))]
      : []),
    heading(2, others.heading, 'others'),
    list(...others.items),
    heading(2, deletion.heading, 'delete'),
    paragraph(canShare ? `${deletion.text} ${deletion.shared}` : deletion.text),
    heading(2, texts.operator.heading, 'operator'),
    ...operatorLines(operator, texts.operator).map(plain),
    paragraph(lastModifiedLine(language, LAST_MODIFIED['/privacy'])),
  ]);
}

/** The operator's name and contact as configured, never read as markup; or a text that says they are unknown. */
function operatorLines({ name, contact }: ServiceFacts['operator'], texts: PrivacyTexts['operator']): Text[] {
  if (name === undefined && contact === undefined) return [texts.unknown];
  const href = contact?.includes('://') ? contact : `mailto:${contact}`;
  return present<Text>(
    name !== undefined && texts.name(name),
    contact !== undefined && [texts.contact, { kind: 'link', text: contact, href }, '.'],
  );
}
