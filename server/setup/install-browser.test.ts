import { describe, expect, test } from 'vitest';
import { installMissingBrowser, needsBrowser } from './install-browser.ts';
import type { Machine } from './browser.ts';

/** A machine on which `resultOf` scripts the result of each program, and whether it installs a browser. */
function machineWhere(resultOf: (call: string) => { code?: number; output?: string; browser?: string }) {
  const calls: string[] = [];
  let browser: string | undefined;
  const machine: Partial<Machine> = {
    hasPackages: true,
    user: null,
    find: () => browser,
    run: async (command, args) => {
      const call = [command, ...args].join(' ').replace(/^\S*node /, 'node ');
      calls.push(call);
      const { code = 0, output = '', browser: found = browser } = resultOf(call);
      browser = found;
      return { code, output };
    },
  };
  return { machine, calls };
}

async function install(machine: Partial<Machine>, options: { signal?: AbortSignal; probe?: () => Promise<any> } = {}) {
  const lines: string[] = [];
  const { signal = new AbortController().signal, probe = async () => ({ ok: true }) } = options;
  await installMissingBrowser({ say: (line) => lines.push(line), signal, probe, machine });
  return lines;
}

const isUnpacking = (call: string): boolean => / install /.test(call) && !/--download-only/.test(call);
const OFFLINE = { code: 100, output: 'E: Unable to fetch some archives' };

describe('a service without a browser', () => {
  test('installs the chromium package, and announces that before', async () => {
    const { machine, calls } = machineWhere((call) => (isUnpacking(call) ? { browser: '/usr/bin/chromium' } : {}));
    expect(await install(machine)).toEqual([
      expect.stringContaining('BROWSER_SETUP=off'),
      'Installing a browser: the chromium package …',
      'The browser is installed: speed is measured from now on.',
    ]);
    expect(calls.at(-1)).toBe('/usr/bin/chromium --version');
  });

  test('uses Playwright’s download if packages cannot be installed', async () => {
    const { machine, calls } = machineWhere((call) => (/cli\.js install/.test(call) ? { browser: '/home/x/chrome' } : {}));
    expect(await install({ ...machine, hasPackages: false })).toContain('The browser is installed: speed is measured from now on.');
    expect(calls.filter((call) => call.startsWith('apt-get'))).toEqual([]);
  });

  test('says in one line why no browser could be installed', async () => {
    const { machine } = machineWhere(() => OFFLINE);
    expect((await install(machine)).at(-1)).toBe(
      'Speed is still not measured: no browser could be installed: the chromium package failed (E: Unable to fetch some archives); '
      + 'Playwright\'s download failed (E: Unable to fetch some archives).',
    );
  });

  test('says why it cannot use the browser that was installed', async () => {
    const { machine } = machineWhere((call) => (isUnpacking(call) ? { browser: '/usr/bin/chromium' } : {}));
    const probe = async () => ({ ok: false, detail: 'it cannot have its sandbox here' });
    expect((await install(machine, { probe })).at(-1)).toBe('Speed is still not measured: it cannot have its sandbox here.');
  });

  test('reports an exception instead of rejecting', async () => {
    const { machine } = machineWhere(() => {
      throw new Error('spawn EAGAIN');
    });
    expect((await install(machine)).at(-1)).toContain('not measured');
  });
});

describe('a service that stops during the installation', () => {
  test('aborts its download, starts nothing else and reports no outcome', async () => {
    const stopping = new AbortController();
    const { machine, calls } = machineWhere((call) => {
      if (/--download-only/.test(call)) stopping.abort();
      return {};
    });
    expect(await install(machine, { signal: stopping.signal })).toHaveLength(2);
    expect(calls.at(-1)).toMatch(/--download-only chromium$/);
  });

  test('says that it still waits for the unpacking', async () => {
    const stopping = new AbortController();
    const { machine } = machineWhere((call) => {
      if (isUnpacking(call)) stopping.abort();
      return {};
    });
    expect((await install(machine, { signal: stopping.signal })).at(-1)).toContain('is being unpacked');
  });

  test('aborts only downloads: a half-unpacked package would block all further installs', async () => {
    const stopping = new AbortController();
    const signals = new Map<string, AbortSignal | undefined>();
    const run: Machine['run'] = async (command, args, { signal }) => {
      signals.set([command, ...args].join(' '), signal);
      return { code: 0, output: '' };
    };
    await install({ hasPackages: true, find: () => undefined, run }, { signal: stopping.signal });
    stopping.abort();
    const aborted = [...signals].map(([call, signal]) => [isUnpacking(call) && call.startsWith('apt-get'), signal?.aborted]);
    expect(aborted).toEqual([[false, true], [false, true], [true, false], [false, true]]);
  });
});

describe('needsBrowser', () => {
  const configured = { speedLab: 'on', browserSetup: true, chromiumPath: undefined } as const;
  const none = (): undefined => undefined;

  test.for([
    [{}, true],
    [{ speedLab: 'off' }, false],
    [{ speedLab: 'remote' }, false],
    [{ browserSetup: false }, false],
    // The service uses no other browser then.
    [{ chromiumPath: '/opt/gone' }, false],
  ] as const)('with %j: %j', ([change, expected]) => {
    expect(needsBrowser({ ...configured, ...change }, none)).toBe(expected);
  });

  test('is false if there is one', () => expect(needsBrowser(configured, () => '/usr/bin/chromium')).toBe(false));
});
