import { createGuardedBrowser } from '../net/browser.ts';
import type { GuardedBrowserOptions } from '../net/browser.ts';
import { startLighthouseProcess, startRenderProcess } from './lab-process.ts';
import { createSpeedLab } from './lab.ts';
import type { SpeedLab, SpeedLabOptions } from './speed-lab.ts';

/** The lab with the browser of this machine; disposing ends both. */
export function openLocalLab(
  options: GuardedBrowserOptions & Pick<SpeedLabOptions, 'log' | 'onQueue' | 'budgetScale'>,
): SpeedLab {
  const browser = createGuardedBrowser(options);
  const lab = createSpeedLab({
    ...options, browser, startLighthouse: startLighthouseProcess, startRenderer: startRenderProcess,
  });
  return {
    ...lab,
    async [Symbol.asyncDispose]() {
      await lab[Symbol.asyncDispose]();
      await browser[Symbol.asyncDispose]();
    },
  };
}
