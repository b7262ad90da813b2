import type { Evidence } from '../../../../../contract/health.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import type { MetaTag } from '../../../../page/metadata.ts';
import { parentElement } from '../../../../page/tree.ts';
import { defineCheck } from '../../check.ts';
import type { Verdict } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { pages } from '../../artifacts.ts';
import { elementEvidence, noneEvidence } from '../../page-evidence.ts';

/** Text must be scalable to 200% (WCAG 1.4.4). */
const MIN_ZOOM = 2;
/** Maximum length that is parsed. */
const MAX_CONTENT_LENGTH = 1_000;
const LABEL = '<meta name="viewport">';

export const check = defineCheck({
  id: 'viewport',
  requiredArtifacts: { pages },
  judge({ pages }) {
    const total = pages.length;
    const set = pages.map((page) => {
      const tags = (readMetadata(page.page).named.get('viewport') ?? []).filter(({ content }) => content.trim() !== '');
      return { page, tags };
    });
    const missing = set.filter(({ tags }) => tags.length === 0);
    if (missing.length > 0) {
      const evidence = missing.map(({ page }) => noneEvidence(page, LABEL));
      return { status: 'fail', params: { variant: 'missing', count: missing.length, total }, evidence };
    }
    for (const [variant, status, isAtFault] of FAULTS) {
      // Of several tags the last one counts.
      const faulty = set.flatMap(({ page, tags }) => tags.slice(-1).filter(({ content }) => isAtFault(settingsOf(content)))
        .map((tag) => tagNote(page, tag)));
      const params = { variant, count: faulty.length, total };
      if (faulty.length > 0) return { status, params, evidence: faulty } as Verdict<'viewport'>;
    }
    const several = set.filter(({ tags }) => tags.length > 1);
    if (several.length === 0) return { status: 'pass', params: { total }, evidence: set.flatMap(oddities) };
    const evidence = several.flatMap(({ page, tags }) => tags.map((tag) => tagNote(page, tag)));
    return { status: 'warn', params: { variant: 'several', count: several.length, total }, evidence };
  },
});

/** Tolerated by browsers but worth a note: semicolons as separators, and a tag outside the head. */
function oddities({ page, tags }: { page: SampledPage; tags: readonly MetaTag[] }): Evidence[] {
  return tags.flatMap((tag) => [
    ...(tag.content.includes(';') ? [tagNote(page, tag, `; ${LABEL}`)] : []),
    ...(parentElement(tag.element)?.tagName === 'head' ? [] : [tagNote(page, tag, `<body> ${LABEL}`)]),
  ]);
}

const tagNote = (page: SampledPage, { content, element }: MetaTag, label = LABEL): Evidence =>
  elementEvidence(page, element, { label, value: content });

type Settings = ReadonlyMap<string, string>;

/** The verdicts, most severe first, and when each applies. */
const FAULTS: readonly (readonly [variant: string, status: 'warn' | 'fail', isAtFault: (settings: Settings) => boolean])[] = [
  ['fixed', 'fail', (settings) => isFixed(settings)],
  ['zoom', 'warn', (settings) => blocksZoom(settings)],
  ['scale', 'warn', (settings) => scaleOf(settings) !== 1],
  ['unreadable', 'warn', (settings) => settings.has('width') && !/^(?:device-width|[\d.]+.*)$/.test(settings.get('width')!)],
  ['without', 'warn', (settings) => !settings.has('width') && !settings.has('initial-scale')],
];

function settingsOf(content: string): Settings {
  const written = content.slice(0, MAX_CONTENT_LENGTH).toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;]+)/g);
  return new Map(Array.from(written, ([, name, value]) => [name!, value!]));
}

/** Not a number counts as absent. */
const scaleOf = (settings: Settings): number => Number.parseFloat(settings.get('initial-scale') ?? '') || 1;

/** A fixed width, or one fixed by its scale, does not adapt to the screen. */
const isFixed = (settings: Settings): boolean =>
  /^\d/.test(settings.get('width') ?? '') || (!settings.has('width') && scaleOf(settings) < 1);

const SCALABLE = ['yes', 'device-width', 'device-height'];

function blocksZoom(settings: Settings): boolean {
  const scalable = settings.get('user-scalable') ?? 'yes';
  const most = Number.parseFloat(settings.get('maximum-scale') ?? '');
  // Browsers take an unknown word, and a number between -1 and 1, for `no`.
  const isBlocked = !SCALABLE.includes(scalable) && !(Math.abs(Number.parseFloat(scalable)) >= 1);
  return isBlocked || (most > 0 && most < MIN_ZOOM);
}
