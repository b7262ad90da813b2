import type { Clock } from '../clock.ts';

/** The network activity of a page. */
export interface Network {
  /** Requests without a response. */
  open: number;
  /** When a request last began or ended. */
  since: number;
}

const POLL_MS = 250;
const QUIET_MS = 750;
/** A countdown or a carousel changes the content for as long as the page is open. */
const MAX_MOTION_MS = 3_000;

/** Waits until the page fetches nothing and its content is at rest or in lasting motion, or until the deadline. */
export async function untilSettled({ clock, network, measure, deadline }: {
  clock: Clock;
  network: Readonly<Network>;
  /** Measures the page's content: it rests while this stays the same. */
  measure: () => Promise<number>;
  deadline: number;
}): Promise<void> {
  const began = clock.monotonic();
  let lastChange = began;
  let lastSize = -1;
  while (true) {
    const now = clock.monotonic();
    const quietFor = network.open === 0 ? now - network.since : 0;
    const isAtRest = quietFor >= QUIET_MS && now - lastChange >= QUIET_MS;
    const isInMotion = Math.min(quietFor, now - began) >= MAX_MOTION_MS;
    if (isAtRest || isInMotion || now + POLL_MS >= deadline) return;
    await clock.sleep(POLL_MS);
    const size = await measure();
    if (size !== lastSize) lastChange = clock.monotonic();
    lastSize = size;
  }
}
