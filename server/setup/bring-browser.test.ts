import { describe, expect, test } from 'vitest';
import { bringBrowser, lacksBrowser } from './bring-browser.ts';
import type { Machine } from './browser.ts';

/** A machine on which `brings` scripts the result of each program, and which of them installs a browser. */
function machineWhere(brings: (call: string) => { code?: number; output?: string; browser?: string }) {
  const calls: string[] = [];
  let browser: string | undefined;
  const machine: Partial<Machine> = {
    hasPackages: true,
    user: null,
    find: () => browser,
    run: async (command, args) => {
      const call = [command, ...args].join(' ').replace(/^\S*node /, 'node ');
      calls.push(call);
      const { code = 0, output = '', browser: left = browser } = brings(call);
      browser = left;
      return { code, output };
    },
  };
  return { machine, calls };
}

async function bring(machine: Partial<Machine>, options: { signal?: AbortSignal; probe?: () => Promise<any> } = {}) {
  const lines: string[] = [];
  const { signal = new AbortController().signal, probe = async () => ({ ok: true }) } = options;
  await bringBrowser({ say: (line) => lines.push(line), signal, probe, machine });
  return lines;
}

const isUnpacking = (call: string): boolean => / install /.test(call) && !/--download-only/.test(call);
const OFFLINE = { code: 100, output: 'E: Unable to fetch some archives' };

describe('a service without a browser', () => {
  test('installs the chromium package, and announces that before', async () => {
    const { machine, calls } = machineWhere((call) => (isUnpacking(call) ? { browser: '/usr/bin/chromium' } : {}));
    expect(await bring(machine)).toEqual([
      expect.stringContaining('BROWSER_SETUP=off'),
      'Fetching a browser: the chromium package …',
      'The browser is there: speed is measured from now on.',
    ]);
    expect(calls.at(-1)).toBe('/usr/bin/chromium --version');
  });

  test('uses Playwright’s download where there are no packages', async () => {
    const { machine, calls } = machineWhere((call) => (/cli\.js install/.test(call) ? { browser: '/home/x/chrome' } : {}));
    expect(await bring({ ...machine, hasPackages: false })).toContain('The browser is there: speed is measured from now on.');
    expect(calls.filter((call) => call.startsWith('apt-get'))).toEqual([]);
  });

  test('says in one line why no browser could be installed', async () => {
    const { machine } = machineWhere(() => OFFLINE);
    expect((await bring(machine)).at(-1)).toBe(
      'Speed is still not measured: no browser can be had: the chromium package failed (E: Unable to fetch some archives); '
      + 'Playwright\'s download failed (E: Unable to fetch some archives).',
    );
  });

  test('says why it cannot use the browser that was installed', async () => {
    const { machine } = machineWhere((call) => (isUnpacking(call) ? { browser: '/usr/bin/chromium' } : {}));
    const probe = async () => ({ ok: false, detail: 'it cannot have its sandbox here' });
    expect((await bring(machine, { probe })).at(-1)).toBe('Speed is still not measured: it cannot have its sandbox here.');
  });

  test('reports an exception instead of rejecting', async () => {
    const { machine } = machineWhere(() => {
      throw new Error('spawn EAGAIN');
    });
    expect((await bring(machine)).at(-1)).toContain('not measured');
  });
});

describe('a service that stops meanwhile', () => {
  test('aborts its download, starts nothing else and reports no outcome', async () => {
    const leaving = new AbortController();
    const { machine, calls } = machineWhere((call) => {
      if (/--download-only/.test(call)) leaving.abort();
      return {};
    });
    expect(await bring(machine, { signal: leaving.signal })).toHaveLength(2);
    expect(calls.at(-1)).toMatch(/--download-only chromium$/);
  });

  test('says that it still waits for the unpacking', async () => {
    const leaving = new AbortController();
    const { machine } = machineWhere((call) => {
      if (isUnpacking(call)) leaving.abort();
      return {};
    });
    expect((await bring(machine, { signal: leaving.signal })).at(-1)).toContain('is being unpacked');
  });

  test('aborts only downloads: a half-unpacked package would block all further installs', async () => {
    const leaving = new AbortController();
    const signals = new Map<string, AbortSignal | undefined>();
    const run: Machine['run'] = async (command, args, { signal }) => {
      signals.set([command, ...args].join(' '), signal);
      return { code: 0, output: '' };
    };
    await bring({ hasPackages: true, find: () => undefined, run }, { signal: leaving.signal });
    leaving.abort();
    const reached = [...signals].map(([call, signal]) => [isUnpacking(call) && call.startsWith('apt-get'), signal?.aborted]);
    expect(reached).toEqual([[false, true], [false, true], [true, false], [false, true]]);
  });
});

describe('lacksBrowser', () => {
  const none = (): undefined => undefined;

  test.for([
    [{}, true],
    [{ SPEED_LAB: 'on', BROWSER_SETUP: ' on ' }, true],
    [{ SPEED_LAB: 'off' }, false],
    [{ SPEED_LAB: 'remote' }, false],
    [{ BROWSER_SETUP: 'off' }, false],
    // The service uses no other browser then.
    [{ CHROMIUM_PATH: '/opt/gone' }, false],
  ] as const)('with %j: %j', ([env, expected]) => expect(lacksBrowser(env, none)).toBe(expected));

  test('is false if there is one', () => expect(lacksBrowser({}, () => '/usr/bin/chromium')).toBe(false));
});
