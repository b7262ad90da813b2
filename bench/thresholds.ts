import type { Figure } from './figure.ts';

/** The limit for a figure, or for its ratio to the peer's. */
export interface Threshold {
  on: 'ours' | 'ratio';
  /** `all`: the total in the figure's name. */
  atLeast?: number | 'all';
  atMost?: number;
}

/** The thresholds by bench; the first whose pattern matches a figure's name applies to it. */
const THRESHOLDS: Readonly<Record<string, readonly (readonly [name: RegExp, threshold: Threshold])[]>> = {
  attack: [
    [/for others, p99/, { on: 'ours', atMost: 100 }],
    [/new connections served/, { on: 'ours', atLeast: 99 }],
    [/^peak browser memory/, { on: 'ours', atMost: 1_500 }],
    [/^peak browser disk/, { on: 'ours', atMost: 300 }],
    [/^longest scan/, { on: 'ours', atMost: 16_000 }],
    [/^new connections not served/, { on: 'ours', atMost: 0 }],
    [/^processes left/, { on: 'ours', atMost: 0 }],
  ],
  http: [[/connections/, { on: 'ratio', atLeast: 0.5 }]],
  intervals: [
    [/cells with at least/, { on: 'ours', atLeast: 'all' }],
    [/lowest coverage|without a detected difference/, { on: 'ours', atLeast: 93 }],
    [/lowest share detected/, { on: 'ours', atLeast: 60 }],
  ],
  lab: [
    [/a whole run of|performance category$/, { on: 'ratio', atMost: 1 }],
    [/^bands equal/, { on: 'ours', atLeast: 'all' }],
    [/^processes left/, { on: 'ours', atMost: 0 }],
  ],
  geo: [[/^fresh scan/, { on: 'ratio', atMost: 1.2 }], [/^repeat.*p95/, { on: 'ours', atMost: 50 }]],
  health: [[/100 ms per request/, { on: 'ratio', atMost: 1.3 }], [/median/, { on: 'ours', atMost: 100 }]],
  emitter: [[/^event-loop lag/, { on: 'ours', atMost: 200 }]],
  lag: [[/worst shape/, { on: 'ours', atMost: 200 }]],
  load: [[/p99/, { on: 'ours', atMost: 100 }], [/unanswered/, { on: 'ours', atMost: 0 }]],
  scale: [[/^2 workers vs 1/, { on: 'ours', atLeast: 1.9 }]],
  soak: [
    [/kept.*slope/, { on: 'ours', atMost: 1 }],
    [/left over/, { on: 'ours', atMost: 5 }],
    [/p99/, { on: 'ours', atMost: 100 }],
  ],
  page: [[/CPU slowdown/, { on: 'ours' }], [/longest task$/, { on: 'ours', atMost: 50 }]],
  pages: [
    [/^lowest/, { on: 'ours', atLeast: 98 }],
    [/initial JavaScript/, { on: 'ours', atMost: 105 }],
    [/third-party/, { on: 'ours', atMost: 0 }],
  ],
};

/** What is required of a figure, and whether that is met; undefined if there is no threshold. */
export function checkThreshold(bench: string, figure: Figure): { required: string; met: boolean } | undefined {
  const { on, atLeast, atMost } = THRESHOLDS[bench]?.find(([name]) => name.test(figure.what))?.[1] ?? { on: 'ours' };
  const value = on === 'ours' ? figure.ours : figure.peer?.ratio.median;
  if (value === undefined) return undefined;
  const sign = on === 'ratio' ? '× ' : '';
  if (atLeast === 'all') {
    const all = Number(/of (\d+)$/.exec(figure.what)?.[1]);
    return { required: `≥ ${all}`, met: value >= all };
  }
  if (atLeast !== undefined) return { required: `≥ ${sign}${atLeast}`, met: value >= atLeast };
  if (atMost !== undefined) return { required: `≤ ${sign}${atMost}`, met: value <= atMost };
  return undefined;
}
