import { CANARY } from '../../world/peppol.ts';
import { DOCUMENTS } from '../../world/smp.ts';
import type { HealthCase } from './case.ts';
import { healthy, numbered } from './registry-store.ts';

const input = { b2b: true };

/** The e-invoicing capability of a trade store's company, by its source. */
export const EHF_CASES: readonly HealthCase[] = [
  {
    name: 'listed', input, store: healthy,
    prepare: (_network, { peppol }) =>
      peppol.list({ participant: CANARY, documents: [DOCUMENTS.invoice, DOCUMENTS.order] }),
    expect: {
      'ehf-capability': {
        status: 'info', params: { variant: 'listed', orgnr: '923 609 016', types: 'invoice, order' },
        evidence: [
          { label: 'SMP', value: CANARY },
          { label: 'invoice', value: 'yes' },
          { label: 'order', value: 'yes' },
          { label: 'catalogue', value: 'no' },
        ],
      },
    },
  },
  {
    name: 'a failing locator, and an entry in the directory', input, store: numbered('991825827'),
    prepare: (_network, { peppol }) => {
      peppol.locate('0192:991825827', 'servfail');
      peppol.directory.put('0192:991825827', [DOCUMENTS.invoice]);
    },
    expect: {
      'ehf-capability': {
        status: 'info',
        params: { variant: 'directory', types: 'invoice' },
        evidence: [{ label: 'Peppol Directory' }],
      },
    },
  },
  {
    name: 'a sub-unit whose company is listed', input, store: numbered('970283935'),
    prepare: (_network, { register, peppol }) => {
      register.put({ kind: 'sub-unit', number: '970283935', name: 'NORDLYS ULL AVD TRONDHEIM', parent: '923609016' });
      peppol.locate('0192:970283935', 'nxdomain');
    },
    expect: {
      'orgnr-registered': {
        status: 'pass',
        params: { name: 'NORDLYS ULL AVD TRONDHEIM' },
        evidence: [{}, { label: 'parent', value: '923 609 016 NORDLYS ULL AS' }],
      },
      'company-status': { status: 'pass', params: { name: 'NORDLYS ULL AS' } },
      'company-name-match': { status: 'pass', params: { name: 'NORDLYS ULL AS' } },
      'ehf-capability': { status: 'info', params: { variant: 'listed', orgnr: '923 609 016' } },
    },
  },
];
