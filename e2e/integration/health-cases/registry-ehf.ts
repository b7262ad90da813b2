import { CANARY } from '../../world/peppol.ts';
import type { RegistersWorld } from '../../world/registers.ts';
import { DOCUMENTS } from '../../world/smp.ts';
import type { HealthCase } from './case.ts';
import { healthy, numbered, unnumbered } from './registry-store.ts';

const NUMBER = '991825827';
const PARTICIPANT = `0192:${NUMBER}`;
const ORGNR = '991 825 827';
const store = numbered(NUMBER);
const input = { b2b: true };

const asked = (prepare: (world: RegistersWorld['peppol']) => void): Pick<HealthCase, 'store' | 'input' | 'prepare'> => ({
  store, input,
  prepare: (_network, { peppol }) => {
    peppol.list({ participant: CANARY, documents: [DOCUMENTS.invoice] });
    prepare(peppol);
    return { [Symbol.asyncDispose]: async () => peppol.list({ participant: CANARY, documents: [DOCUMENTS.invoice] }) };
  },
});
const listed = (...documents: readonly string[]) => asked((peppol) => peppol.list({ participant: PARTICIPANT, documents }));

/** What a trade store's company is listed as receiving, in each of its texts. */
export const EHF_CASES: readonly HealthCase[] = [
  {
    name: 'listed for all three', ...listed(DOCUMENTS.invoice, DOCUMENTS.order, DOCUMENTS.catalogue),
    expect: {
      'ehf-capability': {
        status: 'info', params: { variant: 'listed', orgnr: ORGNR, types: 'invoice, order, catalogue' },
        evidence: [{ label: 'SMP', value: PARTICIPANT }, { label: 'invoice', value: 'yes' }, { label: 'order', value: 'yes' }, { label: 'catalogue', value: 'yes' }],
      },
    },
  },
  {
    name: 'listed for invoices', ...listed(DOCUMENTS.invoice, DOCUMENTS.creditNote),
    expect: {
      'ehf-capability': {
        status: 'info', params: { variant: 'listed', types: 'invoice' },
        evidence: [{}, { label: 'invoice', value: 'yes' }, { label: 'order', value: 'no' }, { label: 'catalogue', value: 'no' }],
      },
    },
  },
  { name: 'listed for something else', ...listed(DOCUMENTS.reminder), expect: { 'ehf-capability': { status: 'info', params: { variant: 'other-types', orgnr: ORGNR } } } },
  {
    name: 'listed, for what is not said', ...listed(),
    expect: { 'ehf-capability': { status: 'info', params: { variant: 'types-unknown', orgnr: ORGNR }, evidence: [{}, { label: 'invoice', value: 'not measured' }] } },
  },
  {
    name: 'not listed', ...asked((peppol) => peppol.locate(PARTICIPANT, 'nxdomain')),
    expect: { 'ehf-capability': { status: 'info', params: { variant: 'not-listed', orgnr: ORGNR }, evidence: [{ label: 'SML' }, { label: 'invoice', value: 'no' }] } },
  },
  {
    name: 'a locator that fails, and an entry in the directory',
    ...asked((peppol) => {
      peppol.locate(PARTICIPANT, 'servfail');
      peppol.directory.put(PARTICIPANT, [DOCUMENTS.invoice]);
    }),
    expect: { 'ehf-capability': { status: 'info', params: { variant: 'directory', types: 'invoice' }, evidence: [{ label: 'Peppol Directory' }] } },
  },
  {
    name: 'a place of business whose company is listed', input, store: numbered('970283935'),
    prepare: (_network, { register, peppol }) => {
      register.put({ kind: 'sub-unit', number: '970283935', name: 'NORDLYS ULL AVD TRONDHEIM', parent: '923609016' });
      peppol.locate('0192:970283935', 'nxdomain');
    },
    expect: { 'ehf-capability': { status: 'info', params: { variant: 'listed', orgnr: '923 609 016' } } },
  },
  {
    name: 'a locator that knows nobody, and no entry', input, store: numbered('970395040'),
    prepare: (_network, { peppol }) => {
      peppol.locate(CANARY, 'nxdomain');
      return { [Symbol.asyncDispose]: async () => peppol.list({ participant: CANARY, documents: [DOCUMENTS.invoice] }) };
    },
    expect: { 'ehf-capability': 'not-measured: service-down' },
  },
  { name: 'a trade store without a number', input, store: unnumbered(), expect: { 'ehf-capability': 'not-measured: not-found' } },
  { name: 'a trade store with its number', input, store: healthy, expect: { 'ehf-capability': 'info' } },
];
