import type { Figure } from './figure.ts';

/** What a figure, or its ratio to the peer's, must not fall below or go above. */
export interface Bar {
  on: 'ours' | 'ratio';
  /** `all`: as many as the figure's name says there are. */
  atLeast?: number | 'all';
  atMost?: number;
}

/** The bars by bench; the first whose words are in a figure's name holds for it. */
const BARS: Readonly<Record<string, readonly (readonly [words: RegExp, bar: Bar])[]>> = {
  attack: [
    [/meanwhile, p99/, { on: 'ours', atMost: 100 }],
    [/newcomers served/, { on: 'ours', atLeast: 99 }],
    [/^the most memory of a browser/, { on: 'ours', atMost: 1_500 }],
    [/^the most disk of a browser/, { on: 'ours', atMost: 300 }],
    [/^the longest scan/, { on: 'ours', atMost: 16_000 }],
    [/^newcomers not served/, { on: 'ours', atMost: 0 }],
    [/^processes left/, { on: 'ours', atMost: 0 }],
  ],
  http: [[/connections/, { on: 'ratio', atLeast: 0.5 }]],
  intervals: [
    [/cells of at least/, { on: 'ours', atLeast: 'all' }],
    [/least coverage|cannot be told apart/, { on: 'ours', atLeast: 93 }],
    [/least found/, { on: 'ours', atLeast: 60 }],
  ],
  lab: [
    [/a whole run of|performance category$/, { on: 'ratio', atMost: 1 }],
    [/^bands equal/, { on: 'ours', atLeast: 'all' }],
    [/^processes left/, { on: 'ours', atMost: 0 }],
  ],
  geo: [[/^fresh scan/, { on: 'ratio', atMost: 1.2 }], [/^repeat.*p95/, { on: 'ours', atMost: 50 }]],
  health: [[/100 ms a request/, { on: 'ratio', atMost: 1.3 }], [/median/, { on: 'ours', atMost: 100 }]],
  emitter: [[/^event-loop lag/, { on: 'ours', atMost: 200 }]],
  lag: [[/at its worst/, { on: 'ours', atMost: 200 }]],
  load: [[/p99/, { on: 'ours', atMost: 100 }], [/unanswered/, { on: 'ours', atMost: 0 }]],
  scale: [[/^2 workers against 1/, { on: 'ours', atLeast: 1.9 }]],
  soak: [
    [/kept.*slope/, { on: 'ours', atMost: 1 }],
    [/left over/, { on: 'ours', atMost: 5 }],
    [/p99/, { on: 'ours', atMost: 100 }],
  ],
  page: [[/times slower/, { on: 'ours' }], [/the longest$/, { on: 'ours', atMost: 50 }]],
  pages: [
    [/^least/, { on: 'ours', atLeast: 98 }],
    [/initial JavaScript/, { on: 'ours', atMost: 105 }],
    [/to anybody else/, { on: 'ours', atMost: 0 }],
  ],
};

/** What is owed of a figure, and whether it is met; nothing where there is no bar. */
export function judged(bench: string, figure: Figure): { owed: string; met: boolean } | undefined {
  const { on, atLeast, atMost } = BARS[bench]?.find(([words]) => words.test(figure.what))?.[1] ?? { on: 'ours' };
  const value = on === 'ours' ? figure.ours : figure.peer?.ratio.median;
  if (value === undefined) return undefined;
  const sign = on === 'ratio' ? '× ' : '';
  if (atLeast === 'all') {
    const all = Number(/of (\d+)$/.exec(figure.what)?.[1]);
    return { owed: `≥ ${all}`, met: value >= all };
  }
  if (atLeast !== undefined) return { owed: `≥ ${sign}${atLeast}`, met: value >= atLeast };
  if (atMost !== undefined) return { owed: `≤ ${sign}${atMost}`, met: value <= atMost };
  return undefined;
}
