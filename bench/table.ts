import { judged } from './bars.ts';
import type { Figure } from './figure.ts';

/** What became of one bench: its figures, or why there are none. */
export interface Measured {
  bench: string;
  figures: readonly Figure[];
  /** Why it gave no figures; never a zero. */
  missing?: string;
}

const HEAD = ['bench', 'what', 'unit', 'ours', 'peer', 'theirs', 'ratio', 'least–most', 'bar', 'met'];
/** Columns that hold numbers, which stand right. */
const RIGHT = new Set([3, 5, 6, 7]);

/** All of it as one table: medians, the ratio pair by pair, and where there is a bar, whether it is met. */
export function table(measured: readonly Measured[]): string {
  const rows = [HEAD, ...measured.flatMap(rowsOf)];
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const placed = (cell: string, at: number): string =>
    RIGHT.has(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!);
  const lines = rows.map((row) => row.map(placed).join('  ').trimEnd());
  const marks = measured.flatMap(({ bench, figures }) => figures.flatMap((figure) => judged(bench, figure) ?? []));
  const met = marks.filter((mark) => mark.met).length;
  const tally = marks.length > 0 ? ['', `${met} of ${marks.length} bars met`] : [];
  return [lines[0], '─'.repeat(lines[0]!.length), ...lines.slice(1), ...tally].join('\n');
}

function rowsOf({ bench, figures, missing }: Measured): string[][] {
  if (figures.length === 0) {
    const [, , ...others] = HEAD;
    return [[bench, `not measured: ${missing ?? 'it gave no figures'}`, ...others.map(() => '')]];
  }
  return figures.map((figure, at) => {
    const { what, unit, ours, peer } = figure;
    const bar = judged(bench, figure);
    const beside = peer
      ? [peer.name, shown(peer.theirs), shown(peer.ratio.median), `${shown(peer.ratio.min)}–${shown(peer.ratio.max)}`]
      : ['', '', '', ''];
    const mark = bar ? (bar.met ? 'met' : 'NOT MET') : '';
    return [at === 0 ? bench : '', what, unit, shown(ours), ...beside, bar?.owed ?? '', mark];
  });
}

function shown(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
