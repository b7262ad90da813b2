import { pageOf } from '../../artifacts-rig.ts';
import { ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { available, notApplicable, unavailable } from '../../available.ts';
import type { ServedRobots, Available } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './content-usage.ts';

const noLines: Available<ServedRobots> = notApplicable;
const sent = (...values: string[]) =>
  ({ home: pageOf('<h1>Ull</h1>', { headers: { 'content-usage': values } }), maybeLines: noLines });
const lines = (...written: readonly string[]) => ({ ...sent(), maybeLines: available(rules(...written)) });
const unknown = (value: string) => ({ status: 'info', params: { variant: 'unknown', value } }) as const;
const malformed = (value: string) => ({ status: 'info', params: { variant: 'malformed', value } }) as const;

judgeTable(check, {
  'none': [lines('User-agent: *', 'Allow: /'), { status: 'info', params: { variant: 'absent' } }],
  'no header, and no robots.txt': [sent(), { status: 'info', params: { variant: 'absent' } }],
  'no header, and robots.txt was not read': [{ ...sent(), maybeLines: unavailable('timeout') }, { status: 'not-measured', reason: 'timeout' }],
  'C22: training refused': [sent('train-ai=n'), {
    status: 'info', params: { variant: 'refused', names: 'train-ai', value: 'train-ai=n' },
    evidence: [{ label: 'Content-Usage', value: 'train-ai=n', page: 'https://shop.test/' }],
  }],
  'C23: a word': [sent('train-ai=no'), unknown('train-ai=no')],
  'C23: a string': [sent('train-ai="n"'), unknown('train-ai="n"')],
  'C23: a bare key': [sent('train-ai'), unknown('train-ai')],
  'a comma within a string': [sent('bots="a, b", train-ai=n'), {
    status: 'info', params: { variant: 'refused', names: 'train-ai', value: 'bots="a, b", train-ai=n' },
  }],
  'a comma within the string of a parameter': [sent('search=y;by="a,b"'), {
    status: 'info', params: { variant: 'granted', names: 'search', value: 'search=y;by="a,b"' },
  }],
  'a string that does not end': [sent('bots="a, train-ai=n'), malformed('bots="a, train-ai=n')],
  'a comma at the start': [sent(', train-ai=n'), malformed(', train-ai=n')],
  'two commas': [sent('search=y,, train-ai=n'), malformed('search=y,, train-ai=n')],
  'C24: a key in upper case': [sent('Train-AI=n'), malformed('Train-AI=n')],
  'C24: a comma at the end': [sent('train-ai=n,'), malformed('train-ai=n,')],
  'C25: an unknown key': [sent('bots=n'), unknown('bots=n')],
  'C25: another unknown key': [sent('genai=n'), unknown('genai=n')],
  'C26: a line of robots.txt': [lines('User-agent: *', 'Content-Usage: ai-use=n', 'Disallow: /kasse'), {
    status: 'info', params: { variant: 'refused', names: 'ai-use', value: 'ai-use=n' },
    evidence: [{ label: 'Content-Usage', value: 'ai-use=n', page: ROBOTS_AT, line: 2 }],
  }],
  'beside another unknown directive': [lines('User-agent: *', 'Content-Signal: ai-train=yes', 'Content-Usage: ai-use=n'), {
    status: 'info', params: { variant: 'refused', names: 'ai-use', value: 'ai-use=n' }, evidence: [{ line: 3 }],
  }],
  'a line for a path': [lines('User-agent: *', 'Content-Usage: /blogg/ train-ai=y, search=y'), {
    status: 'info', params: { variant: 'granted', names: 'train-ai, search', value: '/blogg/ train-ai=y, search=y' },
  }],
  'a line for one crawler, and another that refuses': [lines('User-agent: *', 'Content-Usage: search=y', 'User-agent: GPTBot', 'Content-Usage: train-ai=n'), {
    status: 'info', params: { variant: 'refused', names: 'train-ai', value: 'train-ai=n' }, evidence: [{ line: 2 }, { line: 4 }],
  }],
  'a malformed one, and a valid one': [lines('Content-Usage: Train-AI=n', 'Content-Usage: search=y'), {
    status: 'info', params: { variant: 'granted', names: 'search', value: 'search=y' },
  }],
  'two header fields form one list, in which the last value of a key counts': [sent('train-ai=y', 'train-ai=n'), {
    status: 'info', params: { variant: 'refused', names: 'train-ai', value: 'train-ai=y, train-ai=n' },
    evidence: [{ value: 'train-ai=y, train-ai=n' }],
  }],
});
