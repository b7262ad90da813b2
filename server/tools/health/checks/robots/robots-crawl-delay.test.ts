import { ALL, ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-crawl-delay.ts';

const lines = (...written: readonly string[]) => ({ lines: rules(...written) });
const delay = (value: string, agent = ALL) => lines(agent, `Crawl-delay: ${value}`);
const absent = { status: 'pass', params: { variant: 'absent' }, evidence: [] } as const;

judgeTable(check, {
  'none': [lines(ALL, 'Disallow: /kasse'), absent],
  'none at all': [delay('0'), { status: 'pass', params: { variant: 'short', seconds: 0 } }],
  '5 seconds': [delay('5'), {
    status: 'pass', params: { variant: 'short', seconds: 5 },
    evidence: [{ label: 'Crawl-delay', value: '5', page: ROBOTS_AT, line: 2 }],
  }],
  'slightly more than 5 seconds': [delay('5.1'), {
    status: 'warn', params: { seconds: 5.1, line: 2 }, evidence: [{ value: '5.1', line: 2 }],
  }],
  '30 seconds': [delay('30'), { status: 'warn', params: { seconds: 30, line: 2 } }],
  '31 seconds': [delay('31'), {
    status: 'fail', params: { seconds: 31, line: 2 }, evidence: [{ label: 'Crawl-delay', value: '31', line: 2 }],
  }],
  'the longest of several': [lines(
    ALL, 'Crawl-delay: 6', 'User-agent: Googlebot', 'Crawl-delay: 20', 'Disallow: /a', 'User-agent: bingbot',
    'Crawl-delay: 7',
  ), {
    status: 'warn', params: { seconds: 20, line: 4 },
  }],
  'a quarter of a second': [delay('0.25'), { status: 'pass', params: { variant: 'short', seconds: 0.25 } }],
  ...Object.fromEntries(['soon', '10.', '.5', '-1', '5 s', '1e3', '1,5'].map((value) => [`not a number: ${value}`, [delay(value), absent]])),
  'not a number, and another line that is': [lines(ALL, 'Crawl-delay: soon', 'Crawl-delay: 3'), {
    status: 'pass', params: { variant: 'short', seconds: 3 },
  }],
  'for Bing': [delay('60', 'User-agent: bingbot'), { status: 'fail', params: { seconds: 60, line: 2 } }],
  'for an AI search crawler': [delay('60', 'User-agent: OAI-SearchBot'), {
    status: 'fail', params: { seconds: 60, line: 2 },
  }],
  'for a training crawler': [delay('60', 'User-agent: GPTBot'), absent],
  'for an SEO tool': [lines('User-agent: AhrefsBot', 'Crawl-delay: 60', '', ALL, 'Disallow: /kasse'), absent],
  'for an SEO tool and all crawlers': [lines('User-agent: AhrefsBot', ALL, 'Crawl-delay: 60'), {
    status: 'fail', params: { seconds: 60, line: 3 },
  }],
  'for no user agent': [lines('Crawl-delay: 60', ALL, 'Disallow: /kasse'), absent],
});
