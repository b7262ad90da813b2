import type { Figure } from './figure.ts';
import { checkThreshold } from './thresholds.ts';

/** The result of one bench: its figures, or why there are none. */
export interface Measured {
  bench: string;
  figures: readonly Figure[];
  /** Why there are no figures; never a zero. */
  missing?: string;
}

const HEAD = ['bench', 'what', 'unit', 'ours', 'peer', 'theirs', 'ratio', 'min–max', 'threshold', 'met'];
/** Columns with numbers, which are right-aligned. */
const RIGHT_ALIGNED = new Set([3, 5, 6, 7]);

/** One table of all figures: medians, the pairwise ratio, and whether the threshold, if any, is met. */
export function table(measured: readonly Measured[]): string {
  const rows = [HEAD, ...measured.flatMap(rowsOf)];
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const align = (cell: string, at: number): string =>
    RIGHT_ALIGNED.has(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!);
  const lines = rows.map((row) => row.map(align).join('  ').trimEnd());
  const checks = measured.flatMap(({ bench, figures }) =>
    figures.flatMap((figure) => checkThreshold(bench, figure) ?? []));
  const met = checks.filter((check) => check.met).length;
  const total = checks.length > 0 ? ['', `${met} of ${checks.length} thresholds met`] : [];
  return [lines[0], '─'.repeat(lines[0]!.length), ...lines.slice(1), ...total].join('\n');
}

function rowsOf({ bench, figures, missing }: Measured): string[][] {
  if (figures.length === 0) {
    const [, , ...others] = HEAD;
    return [[bench, `not measured: ${missing ?? 'no figures'}`, ...others.map(() => '')]];
  }
  return figures.map((figure, at) => {
    const { what, unit, ours, peer } = figure;
    const check = checkThreshold(bench, figure);
    const peerCells = peer
      ? [
        peer.name,
        formatNumber(peer.theirs),
        formatNumber(peer.ratio.median),
        `${formatNumber(peer.ratio.min)}–${formatNumber(peer.ratio.max)}`,
      ]
      : ['', '', '', ''];
    const mark = check ? (check.met ? 'met' : 'NOT MET') : '';
    return [at === 0 ? bench : '', what, unit, formatNumber(ours), ...peerCells, check?.required ?? '', mark];
  });
}

function formatNumber(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
