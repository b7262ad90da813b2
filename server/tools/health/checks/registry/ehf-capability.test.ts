import { NUMBER } from '../../artifacts-registry-rig.ts';
import type { Listing } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ehf-capability.ts';

const receives = (receiving: Listing['receiving']) => ({ listing: { number: NUMBER, receiving } });
const orgnr = '923 609 016';
const value = `0192:${NUMBER}`;
const each = (invoice: string, order = invoice, catalogue = invoice) =>
  [{ label: 'invoice', value: invoice }, { label: 'order', value: order }, { label: 'catalogue', value: catalogue }];

judgeTable(check, {
  'all three': [receives({ kind: 'listed', by: 'publisher', documents: { types: ['invoice', 'order', 'catalogue'], legacy: [] } }), {
    status: 'info', params: { variant: 'listed', orgnr, types: 'invoice, order, catalogue' }, evidence: [{ label: 'SMP', value }, ...each('yes')],
  }],
  'only orders': [receives({ kind: 'listed', by: 'publisher', documents: { types: ['order'], legacy: [] } }), {
    status: 'info', params: { variant: 'listed', orgnr, types: 'order' }, evidence: [{ label: 'SMP' }, ...each('no', 'yes', 'no')],
  }],
  'by the directory': [receives({ kind: 'listed', by: 'directory', documents: { types: ['invoice'], legacy: [] } }), {
    status: 'info', params: { variant: 'directory', orgnr, types: 'invoice' }, evidence: [{ label: 'Peppol Directory', value }, ...each('yes', 'no', 'no')],
  }],
  'only orders in the older format': [receives({ kind: 'listed', by: 'publisher', documents: { types: [], legacy: ['order'] } }), {
    status: 'info', params: { variant: 'legacy', orgnr, types: 'order' }, evidence: [{ label: 'SMP' }, ...each('no', 'legacy', 'no')],
  }],
  'invoices, and catalogues in the older format': [
    receives({ kind: 'listed', by: 'publisher', documents: { types: ['invoice'], legacy: ['catalogue'] } }), {
      status: 'info', params: { variant: 'listed', orgnr, types: 'invoice' }, evidence: [{ label: 'SMP' }, ...each('yes', 'no', 'legacy')],
    }],
  'only other types': [receives({ kind: 'listed', by: 'publisher', documents: { types: [], legacy: [] } }), {
    status: 'info', params: { variant: 'other-types', orgnr }, evidence: [{ label: 'SMP' }, ...each('no')],
  }],
  'only other types, by the directory': [receives({ kind: 'listed', by: 'directory', documents: { types: [], legacy: [] } }), {
    status: 'info', params: { variant: 'other-types', orgnr }, evidence: [{ label: 'Peppol Directory' }],
  }],
  'unknown types': [receives({ kind: 'listed', by: 'directory', documents: null }), {
    status: 'info', params: { variant: 'types-unknown', orgnr }, evidence: [{ label: 'Peppol Directory', value }, ...each('not measured')],
  }],
  'not listed by the locator': [receives({ kind: 'not-listed', by: 'locator' }), {
    status: 'info', params: { variant: 'not-listed', orgnr }, evidence: [{ label: 'SML', value }, ...each('no')],
  }],
  'not listed by the publisher': [receives({ kind: 'not-listed', by: 'publisher' }), {
    status: 'info', params: { variant: 'not-listed', orgnr }, evidence: [{ label: 'SMP', value }, ...each('no')],
  }],
});
