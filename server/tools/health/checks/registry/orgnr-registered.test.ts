import { company, NUMBER } from '../../artifacts-registry-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './orgnr-registered.ts';

const parent = { number: '974760673', name: 'FJELLFOSS SPORT AS' };

judgeTable(check, {
  'found': [{ registered: { kind: 'found', company: company() } }, {
    status: 'pass', params: { orgnr: '923 609 016', name: 'NORDLYS ULL AS' }, evidence: [{ label: 'register', value: '923 609 016 NORDLYS ULL AS' }],
  }],
  'a place of business': [{ registered: { kind: 'found', company: company({ parent, name: 'AVD TRONDHEIM' }) } }, {
    status: 'pass', params: { orgnr: '923 609 016', name: 'AVD TRONDHEIM' }, evidence: [{ label: 'register' }, { label: 'parent', value: '974 760 673 FJELLFOSS SPORT AS' }],
  }],
  'deleted, and still listed': [
    { registered: { kind: 'deleted', number: NUMBER, name: 'GAMLE GARN AS', on: null } },
    { status: 'pass', params: { orgnr: '923 609 016', name: 'GAMLE GARN AS' } },
  ],
  'removed, with a date': [
    { registered: { kind: 'removed', number: NUMBER, on: '2024-01-31' } }, { status: 'not-measured', reason: 'root-cause', rootCause: 'company-status' },
  ],
  'hidden': [{ registered: { kind: 'removed', number: NUMBER, on: null } }, { status: 'not-measured', reason: 'service-down' }],
  'unknown': [{ registered: { kind: 'unknown', number: NUMBER } }, { status: 'fail', params: { orgnr: '923 609 016' } }],
});
