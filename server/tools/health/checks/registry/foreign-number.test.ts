import type { ForeignNumber } from '../../../../registers/foreign-numbers.ts';
import { identity, occurrence } from '../../artifacts-registry-rig.ts';
import { samplePages, source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './foreign-number.ts';

const number = (form: ForeignNumber['form'], country = 'SE'): ForeignNumber =>
  ({ ...occurrence({ number: '556737-0431', written: 'Org.nr 556737-0431' }), country, form });
const giving = (...foreign: readonly ForeignNumber[]) => ({ identity: identity(undefined, { foreign }), pages: samplePages(source()) });
const reported = (variant: ForeignNumber['form'], country = 'SE') =>
  ({ status: 'info', params: { variant, text: '556737-0431', country } }) as const;

judgeTable(check, {
  'none': [giving(), { status: 'not-applicable' }],
  'a valid one': [giving(number('proven')), { ...reported('proven'), evidence: [{ label: 'number', page: 'https://shop.test/' }] }],
  'an invalid one': [giving(number('wrong', 'DE')), reported('wrong', 'DE')],
  'one without a check digit': [giving(number('shape', 'NL')), reported('shape', 'NL')],
  'an invalid number is reported first': [giving(number('proven'), number('shape', 'NL'), number('wrong', 'FI')), reported('wrong', 'FI')],
  'a valid number is reported before one without a check digit': [giving(number('shape', 'NL'), number('proven')), reported('proven')],
});
