import { pageOf } from '../../artifacts-rig.ts';
import type { EdgeProbe } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ai-edge-access.ts';

const home = pageOf('<h1>Shop</h1>', { path: '/no' });
const probe = (name: string, status: number, refused = false): EdgeProbe => ({ name, status, refused });
const given = (...probes: readonly EdgeProbe[]) => ({ probes, home });

judgeTable(check, {
  'as for our own requests': [given(probe('OAI-SearchBot', 200), probe('PerplexityBot', 299)), {
    status: 'pass', params: { names: 'OAI-SearchBot, PerplexityBot' },
    evidence: [{ label: 'OAI-SearchBot', value: '200', url: 'https://shop.test/no' }, {
      label: 'PerplexityBot', value: '299',
    }],
  }],
  'one is refused': [given(probe('OAI-SearchBot', 200), probe('PerplexityBot', 403, true)), {
    status: 'warn', params: { names: 'PerplexityBot', status: 403 }, evidence: [{ value: '200' }, {
      label: 'PerplexityBot', value: '403',
    }],
  }],
  'both are refused': [given(probe('OAI-SearchBot', 403, true), probe('PerplexityBot', 429, true)), {
    status: 'warn', params: { names: 'OAI-SearchBot, PerplexityBot', status: 403 },
  }],
  'one meets a challenge sent with 200': [given(probe('OAI-SearchBot', 200, true)), {
    status: 'warn', params: { names: 'OAI-SearchBot', status: 200 },
  }],
  'one gets a status that we did not get': [given(probe('OAI-SearchBot', 200), probe('PerplexityBot', 300)), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ value: '200' }, { value: '300' }],
  }],
});
