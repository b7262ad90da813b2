import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './viewport.ts';

const set = (...contents: string[]) => source(contents.map((content) => `<meta name="viewport" content="${content}">`).join('\n'));
const pages = (...sources: string[]) => ({ pages: samplePages(...sources) });
const withSetting = (setting: string) => pages(set(`width=device-width, ${setting}`));
const PASS = { status: 'pass', params: { total: 1 } } as const;
const BLOCKED = { status: 'warn', params: { variant: 'zoom', count: 1, total: 1 } } as const;

judgeTable(check, {
  'set on every page': [pages(set('width=device-width, initial-scale=1'), set('width=device-width')), { status: 'pass', params: { total: 2 }, evidence: [] }],
  'zoom to twice the size': [withSetting('maximum-scale=2'), PASS],
  'zoom to less than that': [withSetting('maximum-scale=1.99'), BLOCKED],
  'zoom to less than the original size': [withSetting('maximum-scale=0.5'), BLOCKED],
  'zoom that is not a number, or zero': [withSetting('maximum-scale=yes, maximum-scale=0'), PASS],
  'zoom allowed': [withSetting('user-scalable=yes, maximum-scale=5'), PASS],
  'zoom blocked': [withSetting('user-scalable=no'), {
    ...BLOCKED, evidence: [{ label: '<meta name="viewport">', value: 'width=device-width, user-scalable=no', page: 'https://shop.test/', line: 4 }],
  }],
  'zoom blocked by a number, in capitals, with spaces and semicolons': [withSetting('x=1;USER-SCALABLE = 0;y=1'), BLOCKED],
  ...Object.fromEntries(['false', 'none', '0.0', '-0.5', '0.9x'].map((value) =>
    [`zoom blocked by ${value}, which browsers read as no`, [withSetting(`user-scalable=${value}`), BLOCKED]] as const)),
  ...Object.fromEntries(['1', '-1', '2.5', '1x', 'device-width', 'device-height'].map((value) =>
    [`zoom let by ${value}, which browsers read as yes`, [withSetting(`user-scalable=${value}`), PASS]] as const)),
  'the last of two equal settings counts': [withSetting('user-scalable=no, user-scalable=yes'), PASS],
  'blocked by the last of three': [pages(set('width=device-width', 'user-scalable=yes', 'user-scalable=no')), {
    ...BLOCKED, evidence: [{ value: 'user-scalable=no', line: 6 }],
  }],
  'blocked on one page of two': [pages(set('width=device-width'), set('user-scalable=no')), {
    status: 'warn', params: { variant: 'zoom', count: 1, total: 2 }, evidence: [{ page: 'https://shop.test/side-2' }],
  }],
  'a setting within the first thousand characters': [pages(set(`${' '.repeat(984)}user-scalable=no`)), BLOCKED],
  'a setting beyond them': [pages(set(`width=device-width${' '.repeat(1_000)}user-scalable=no`)), PASS],
  'missing': [pages(set('width=device-width'), source()), {
    status: 'fail', params: { variant: 'missing', count: 1, total: 2 }, evidence: [{ label: '<meta name="viewport">', value: '0', page: 'https://shop.test/side-2' }],
  }],
  'an empty one counts as missing, and takes precedence over blocked zoom': [pages(set(' '), set('user-scalable=no')), { status: 'fail', params: { variant: 'missing', count: 1, total: 2 } }],
  'an empty one beside another': [pages(set(' ', 'width=device-width')), PASS],
  'missing on more pages than are shown': [pages(...times(11, source())), { status: 'fail', params: { variant: 'missing', count: 11, total: 11 } }],
  'blocked on more pages than are shown': [pages(...times(11, set('user-scalable=no'))), { status: 'warn', params: { variant: 'zoom', count: 11, total: 11 } }],
  'H17: a fixed width': [pages(set('width=1024')), {
    status: 'fail', params: { variant: 'fixed', count: 1, total: 1 }, evidence: [{ value: 'width=1024', line: 4 }],
  }],
  'a fixed width, with a scale': [pages(set('width=1024, initial-scale=1')), { status: 'fail', params: { variant: 'fixed', count: 1, total: 1 } }],
  'H18: semicolons, which are noted': [pages(set('width=device-width;initial-scale=1')), {
    ...PASS, evidence: [{ label: '; <meta name="viewport">', value: 'width=device-width;initial-scale=1', line: 4 }],
  }],
  'in the body, which is noted': [pages(source('', '<meta name="viewport" content="width=device-width">')), {
    ...PASS, evidence: [{ label: '<body> <meta name="viewport">' }],
  }],
  'H19: a scale other than 1': [withSetting('initial-scale=0.25'), { status: 'warn', params: { variant: 'scale', count: 1, total: 1 } }],
  'only a scale of 1': [pages(set('initial-scale=1')), PASS],
  'only a smaller scale': [pages(set('initial-scale=0.5')), { status: 'fail', params: { variant: 'fixed', count: 1, total: 1 } }],
  'an invalid width': [pages(set('width=abc')), { status: 'warn', params: { variant: 'unreadable', count: 1, total: 1 } }],
  'other settings': [withSetting('viewport-fit=cover, interactive-widget=resizes-content, shrink-to-fit=no'), PASS],
  'a fixed width that a later tag replaces': [pages(set('width=1024', 'width=device-width')), { status: 'warn', params: { variant: 'several', count: 1, total: 1 } }],
  'neither width nor scale': [pages(set('user-scalable=yes')), { status: 'warn', params: { variant: 'without', count: 1, total: 1 } }],
  'two tags': [pages(set('width=device-width', 'width=device-width, initial-scale=1')), {
    status: 'warn', params: { variant: 'several', count: 1, total: 1 }, evidence: [{ line: 4 }, { line: 5 }],
  }],
  'two tags on more pages than are shown': [pages(...times(6, set('width=device-width', 'width=device-width'))), {
    status: 'warn', params: { variant: 'several', count: 6, total: 6 },
  }],
  'in the body': [pages(source('', '<meta name="viewport" content="width=device-width">')), PASS],
});
