import { expect, test } from 'vitest';
import { documentHtml } from '../../../contract/report/document-html.ts';
import { documentMarkdown } from '../../../contract/report/document-markdown.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import type { ServiceFacts } from './facts.ts';
import { FACTS } from './pages-rig.ts';
import { privacyPage } from './privacy.ts';

const operatorPart = (language: Language, operator: Partial<ServiceFacts['operator']>): string =>
  documentMarkdown(privacyPage(language, { ...FACTS, operator: { name: undefined, contact: undefined, ...operator } }))
    .replace(/^[^]*## (?:Who operates|Hvem som drifter)[^\n]*\n+/, '').split('\n\n').slice(0, -1).join(' ');

test.each([
  ['no', { name: 'Butikkhjelp AS', contact: 'post@butikkhjelp.example' },
    'Tjenesten driftes av Butikkhjelp AS. Spørsmål om tjenesten går til [post@butikkhjelp.example](mailto:post@butikkhjelp.example).'],
  ['en', { name: 'Shop Help Ltd', contact: 'https://help.example/contact' },
    'The service is operated by Shop Help Ltd. Questions about the service go to [https://help.example/contact](https://help.example/contact).'],
  ['en', { name: 'Shop Help Ltd' }, 'The service is operated by Shop Help Ltd.'],
  ['no', { contact: 'post@butikkhjelp.example' },
    'Spørsmål om tjenesten går til [post@butikkhjelp.example](mailto:post@butikkhjelp.example).'],
  ['no', {}, 'Den som drifter tjenesten, har verken oppgitt navn eller adresse her.'],
  ['en', {}, 'The operator of the service has given neither a name nor an address here.'],
] as const)('says in %s who operates the service: %j', (language, operator, expected) => {
  expect(operatorPart(language, operator)).toBe(expected);
});

test('does not read the operator’s name as markup', () => {
  const page = privacyPage('en', { ...FACTS, operator: { name: '**A** <b>[x](/y)', contact: undefined } });
  expect(documentHtml(page).body).toContain('operated by **A** &lt;b&gt;[x](/y).');
});
