import { expect, test } from 'vitest';
import { company, occurrence } from '../artifacts-registry-rig.ts';
import { companyEvidence, occurrenceEvidence } from './occurrences.ts';

const PAGE = 'https://shop.test/';

test.each([
  ['Org.nr. 923 609 016 MVA', 'Org.nr. 923 609 016 MVA'],
  ['Nordlys Ull AS, Trondheim\n Org.nr. 923 609 016 \nAlle rettigheter forbeholdt', 'Org.nr. 923 609 016'],
  ['Org.nr. 923 609 016 MVA\nPost', 'Org.nr. 923 609 016 MVA'],
  ['Mva\nOrg.nr. 923 609 016 MVA', 'Org.nr. 923 609 016 MVA'],
  ['a\n\nb', 'a\n\nb'],
  ['', ''],
])('shows the line of the context that has the number: %j', (context, value) => {
  expect(occurrenceEvidence([occurrence({ context })])).toEqual([{ label: 'number', value, page: PAGE }]);
});

test('shows each page and number once, under the given label', () => {
  const occurrences = [occurrence(), occurrence({ context: 'Foretaksregisteret' }), occurrence({ number: '974760673' }), occurrence({ page: `${PAGE}kontakt` })];
  expect(occurrenceEvidence(occurrences, 'of another company')).toEqual([
    { label: 'of another company', value: 'Foretaksregisteret', page: PAGE },
    { label: 'of another company', value: 'Org.nr. 923 609 016 MVA', page: PAGE },
    { label: 'of another company', value: 'Org.nr. 923 609 016 MVA', page: `${PAGE}kontakt` },
  ]);
});

test('shows a company and its parent', () => {
  const parent = { number: '974760673', name: 'FJELLFOSS SPORT AS' };
  expect(companyEvidence(company())).toEqual([{ label: 'register', value: '923 609 016 NORDLYS ULL AS' }]);
  expect(companyEvidence(company({ parent }))).toEqual([
    { label: 'register', value: '923 609 016 NORDLYS ULL AS' }, { label: 'parent', value: '974 760 673 FJELLFOSS SPORT AS' },
  ]);
});
