import { createHash } from 'node:crypto';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { printable } from '../../contract/report/printable.ts';
import type { ScanInWords } from '../../contract/report/health/scan-document.ts';
import type { FindingStatus, Severity } from '../../contract/vocabulary.ts';
import { placesOf } from './baseline.ts';
import type { BaselineComparison } from './baseline.ts';

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error', major: 'error', minor: 'warning', info: 'note',
};
/** The SARIF kind of each status; a finding that passed or does not apply becomes no result. */
const KINDS: Readonly<Partial<Record<FindingStatus, 'fail' | 'open' | 'informational'>>> = {
  fail: 'fail', warn: 'fail', 'not-measured': 'open', info: 'informational',
};

/** A scan as SARIF 2.1.0: failures by severity, warnings as `warning` at most, what was not measured as `open`. */
export function sarifLog(source: ScanInWords, comparison: BaselineComparison | undefined): string {
  const { report: { progress: { findings, summary }, input }, locale: { language } } = source;
  const reported = findings.filter(({ status }) => KINDS[status] !== undefined);
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{
      tool: {
        driver: {
          name: 'Storefront Analysis',
          semanticVersion: summary && `${summary.ruleSet.replace(/-0?/, '.')}.0`,
          version: summary?.ruleSet,
          rules: reported.map(({ id, severity, pillar, phase }) => ({
            id,
            defaultConfiguration: { level: LEVELS[severity] },
            properties: { severity, phase, ...(pillar && { pillar: PILLAR_TEXTS[language][pillar].name }) },
          })),
        },
      },
      automationDetails: { id: `storefront-analysis/${input.url}` },
      invocations: [{
        executionSuccessful: summary?.outcome === 'scanned', endTimeUtc: summary && endOf(summary),
      }],
      columnKind: 'utf16CodeUnits',
      results: reported.map((finding, ruleIndex) => resultOf(finding, ruleIndex, { source, comparison })),
    }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const endOf = ({ scannedAt, durationMs }: { scannedAt: string; durationMs: number }): string =>
  new Date(Date.parse(scannedAt) + durationMs).toISOString();

function resultOf(
  finding: FindingEvent, ruleIndex: number,
  { source, comparison }: { source: ScanInWords; comparison: BaselineComparison | undefined },
): object {
  const { id, status, severity } = finding;
  const { title, message, fix } = source.wordsOf(finding);
  const kind = KINDS[status]!;
  const level = kind !== 'fail' ? 'none' : status === 'warn' && severity !== 'info' ? 'warning' : LEVELS[severity];
  const locations = finding.evidence.flatMap(({ page, url, line }) => locationAt(page ?? url ?? '', line) ?? []);
  return {
    ruleId: id, ruleIndex, kind, level,
    message: { text: literal([title, message, fix].filter(Boolean).join(' ')) },
    locations: locations.length > 0 ? locations : [storeLocation(source)],
    partialFingerprints: { 'checkAndPlaces/v1': fingerprintOf(finding) },
    ...(comparison && kind === 'fail' && { baselineState: stateOf(finding, comparison) }),
  };
}

/** Escapes placeholders (3.11.5) and links (3.11.6) that a store may have written, and drops what acts on others. */
const literal = (text: string): string => printable(text).replace(/[{}]/g, '$&$&').replaceAll('](', '] (');

/** A location in the resource at an address; undefined if the address is invalid. */
function locationAt(address: string, line?: number): object | undefined {
  const uri = URL.parse(address)?.href;
  if (uri === undefined) return undefined;
  return { physicalLocation: {
    artifactLocation: { uri }, ...(line !== undefined && { region: { startLine: line } }),
  } };
}

function storeLocation({ report: { progress, input } }: ScanInWords): object | undefined {
  return locationAt(progress.summary?.finalUrl ?? input.url) ?? locationAt(`https://${input.url}`) ??
    locationAt('about:blank');
}

function stateOf(finding: FindingEvent, { worse }: BaselineComparison): 'new' | 'updated' | 'unchanged' {
  const known = worse.find((item) => item.finding === finding);
  if (!known) return 'unchanged';
  return known.before === 'fail' || known.before === 'warn' ? 'updated' : 'new';
}

const fingerprintOf = (finding: FindingEvent): string =>
  createHash('sha256').update([finding.id, ...placesOf(finding).sort()].join('\n')).digest('hex').slice(0, 32);
