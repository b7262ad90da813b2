import { createGuardedBrowser } from '../net/browser.ts';
import type { GuardedBrowserOptions } from '../net/browser.ts';
import { startLighthouseProcess, startRenderProcess } from './lab-process.ts';
import { createSpeedLab } from './lab.ts';
import type { SpeedLab, SpeedLabOptions } from './speed-lab.ts';

/** The lab with the browser of this machine. */
export const openLocalLab = (
  options: GuardedBrowserOptions & Pick<SpeedLabOptions, 'log' | 'onQueue'>,
): SpeedLab => createSpeedLab({
  ...options,
  browser: createGuardedBrowser(options),
  startLighthouse: startLighthouseProcess,
  startRenderer: startRenderProcess,
});
