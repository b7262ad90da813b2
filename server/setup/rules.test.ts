import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../contract/checks/authorities.ts';
import { staleRules } from './rules.ts';

test('lists undated documents with the checks that rest on them, and all documents once they are stale', () => {
  expect(staleRules(Date.parse('2026-09-03'))).toContain('no date  RFC 6797: hsts');
  expect(staleRules(Date.parse('2026-09-03')).join('\n')).not.toContain(DOCUMENTS['google-localized'].title);
  expect(staleRules(Date.parse('2027-11-22'))).toHaveLength(Object.keys(DOCUMENTS).length);
});
