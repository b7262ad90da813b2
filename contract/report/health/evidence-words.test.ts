import { describe, expect, test } from 'vitest';
import { displayEvidence } from './evidence-words.ts';
import { SCAN_NB } from './nb.ts';

describe('evidence in words', () => {
  test('translates a fault code, and keeps the service’s English detail apart', () => {
    const url = 'https://a.example/';
    expect(displayEvidence({ label: 'tls-expired', value: 'certificate has expired', url }, SCAN_NB))
      .toEqual({ label: 'Sertifikatet er utløpt', value: url, url, remark: 'certificate has expired' });
    expect(displayEvidence({ label: 'budget', value: 'nothing left' }, SCAN_NB)).toMatchObject({
      label: 'En grense for målingen', value: 'nothing left', isValueEnglish: true,
    });
  });

  test('translates the median of several runs', () => {
    expect(displayEvidence({ label: 'Lighthouse', value: 'median of 5 runs' }, SCAN_NB))
      .toMatchObject({ value: 'midterste av 5 målinger' });
  });

  test('quotes a label without a translation and marks it as English', () => {
    expect(displayEvidence({ label: 'Expected double-quoted property name', value: '{a⟦:⟧1}' }, SCAN_NB)).toMatchObject({
      label: 'Expected double-quoted property name', isLabelEnglish: true, value: '{a⟦:⟧1}',
    });
    expect(displayEvidence({ label: '404', value: '/borte' }, SCAN_NB))
      .toMatchObject({ label: 'Svar 404', isLabelEnglish: false });
  });
});
