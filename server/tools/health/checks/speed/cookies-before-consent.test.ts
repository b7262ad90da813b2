import type { LabTracking, ObservedCookie, ObservedHost } from '../../../../lab/lab-result.ts';
import { at, measured, NO_TRACKING, response } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './cookies-before-consent.ts';

const seen = (given: Partial<LabTracking>, urls: readonly string[] = []) =>
  ({ lab: measured({ tracking: { ...NO_TRACKING, ...given }, responses: urls.map((url) => response('', { url })) }) });
const cookie = (name: string, given: Partial<ObservedCookie> = {}): ObservedCookie =>
  ({ name, domain: '.shop.test', days: 30, httpOnly: false, isKept: true, setBy: null, ...given });
const host = (name: string, given: Partial<ObservedHost> = {}): ObservedHost =>
  ({ host: name, site: name.split('.').slice(-2).join('.'), url: `https://${name}/a.js`, initiator: null, ...given });
const asked = (...others: readonly ObservedHost[]) => ({ hosts: [...NO_TRACKING.hosts, ...others] });
const key = (name: string) => ({ area: 'localStorage' as const, key: name });
const counts = (cookies: number, keys: number, hosts: number) => ({ cookies, keys, hosts });
const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';

judgeTable(check, {
  'nothing': [seen({}), { status: 'info', params: { variant: 'nothing' }, evidence: [] }],
  'other hosts of the same site': [
    seen(asked(host('cdn.shop.test'))), { status: 'info', params: { variant: 'nothing' }, evidence: [] },
  ],
  'an unknown cookie, set by a response': [
    seen({ cookies: [cookie('sid', { domain: 'shop.test', days: null, httpOnly: true, setBy: at('') })] }), {
      status: 'info', params: { variant: 'seen', ...counts(1, 0, 0) },
      evidence: [{ label: 'session cookie', value: 'sid · shop.test · HttpOnly · Set-Cookie', url: at('') }],
    },
  ],
  'a cookie set by a script, and one with a lifetime of hours': [
    seen({ cookies: [cookie('lang', { days: 364.6 }), cookie('ab', { days: 0.5, setBy: at('a') }), cookie('day', { days: 1 })] }), {
      status: 'info', params: { variant: 'seen', ...counts(3, 0, 0) },
      evidence: [
        { label: 'cookie', value: 'lang · .shop.test · 365 d · <script>' }, { label: 'cookie', value: 'ab · .shop.test · < 1 d · Set-Cookie', url: at('a') },
        { value: 'day · .shop.test · 1 d · <script>' },
      ],
    },
  ],
  'an HttpOnly cookie without a known response': [
    seen({ cookies: [cookie('sid', { httpOnly: true })] }), {
      status: 'info', params: { variant: 'seen', ...counts(1, 0, 0) }, evidence: [{ value: 'sid · .shop.test · 30 d · HttpOnly' }],
    },
  ],
  'only storage keys': [
    seen({ storage: [key('seen'), { area: 'sessionStorage', key: 'tab' }] }), {
      status: 'info', params: { variant: 'seen', ...counts(0, 2, 0) },
      evidence: [{ label: 'localStorage', value: 'seen' }, { label: 'sessionStorage', value: 'tab' }],
    },
  ],
  'hosts requested by the page, a script, a redirect, or an unknown initiator': [
    seen(asked(
      host('fonts.test', { initiator: { url: at(''), line: 12 } }), host('a.test', { initiator: { url: at('app.js'), line: 3 } }),
      host('b.test', { initiator: { url: 'https://a.test/go', line: null } }), host('c.test'),
    )), {
      status: 'info', params: { variant: 'seen', ...counts(0, 0, 4) },
      evidence: [
        { label: 'other host', value: 'fonts.test', url: at(''), line: 12 }, { label: 'other host', value: 'a.test', url: at('app.js'), line: 3 },
        { value: 'b.test', url: 'https://a.test/go' }, { label: 'other host', value: 'c.test' },
      ],
    },
  ],
  'known trackers before unknown ones': [
    seen({
      cookies: [cookie('sid'), cookie('_ga', { days: 400 })], storage: [key('_ga')],
      ...asked(host('fonts.test'), host('www.googletagmanager.com', { url: GTM, initiator: { url: at('app.js'), line: 5 } })),
    }), {
      status: 'info', params: { variant: 'known', ...counts(2, 1, 2), names: 'Google Analytics, Google Tag Manager' },
      evidence: [
        { label: 'cookie', value: '_ga (Google Analytics) · .shop.test · 400 d · <script>' },
        { label: 'other host', value: 'www.googletagmanager.com (Google Tag Manager)', url: at('app.js'), line: 5 },
        { value: 'sid · .shop.test · 30 d · <script>' }, { value: 'fonts.test' }, { label: 'localStorage', value: '_ga' },
      ],
    },
  ],
  'one tracker by two cookies, one of them refused': [
    seen({ cookies: [cookie('_ga'), cookie('_gid', { isKept: false, days: null, setBy: 'https://x.test/' })] }), {
      status: 'info', params: { variant: 'known', ...counts(2, 0, 0), names: 'Google Analytics' },
      evidence: [{ label: 'cookie' }, { label: 'refused cookie', value: '_gid (Google Analytics) · .shop.test · Set-Cookie', url: 'https://x.test/' }],
    },
  ],
  'a host first requested for something else, and other hosts': [
    seen(asked(host('www.googletagmanager.com'), host('x.test')), [GTM, 'https://www.googletagmanager.com/gtag/js?id=G-1', '', `${at('')}gtm.js`]), {
      status: 'info', params: { variant: 'known', ...counts(0, 0, 2), names: 'Google Tag Manager, Google Analytics' },
      evidence: [{ value: 'www.googletagmanager.com (Google Tag Manager, Google Analytics)' }, { value: 'x.test' }],
    },
  ],
  'a tracker served by the store itself': [
    seen({}, [at('app.js'), at('matomo.js'), at('b/matomo.js'), 'https://elsewhere.test/matomo.js', '']), {
      status: 'info', params: { variant: 'known', ...counts(0, 0, 0), names: 'Matomo' },
      evidence: [{ label: 'file', value: 'Matomo', url: at('matomo.js') }],
    },
  ],
  'a dozen cookies': [
    seen({ cookies: Array.from({ length: 12 }, (_, n) => cookie(`_hj${n}`)) }), {
      status: 'info', params: { variant: 'known', ...counts(12, 0, 0), names: 'Hotjar' },
      evidence: Array.from({ length: 10 }, () => ({ label: 'cookie' })),
    },
  ],
  'no data from the browser': [{ lab: measured({ tracking: null }) }, { status: 'not-measured', reason: 'browser-failed' }],
});
