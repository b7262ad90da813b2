import { readMetadata } from '../../../../page/metadata.ts';
import type { MetaTag } from '../../../../page/metadata.ts';
import { parentElement } from '../../../../page/tree.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { elementEvidence, noneEvidence } from '../../evidence.ts';

/** Text must be scalable to 200% (WCAG 1.4.4). */
const MIN_ZOOM = 2;
/** Only this many characters are parsed. */
const MAX_CONTENT_LENGTH = 1_000;
const LABEL = '<meta name="viewport">';

export const check = defineCheck({
  id: 'viewport',
  requiredArtifacts: { pages: 'pages' },
  judge({ pages }) {
    const viewports = pages.map((page) => {
      const tags = (readMetadata(page.page).named.get('viewport') ?? []).filter(({ content }) => content.trim() !== '');
      const evidence = tags.map((tag) => tagNote(page, tag));
      // Of several tags the last one counts.
      const last = { evidence: evidence.slice(-1), settings: settingsOf(tags.at(-1)?.content ?? '') };
      return { page, tags, evidence, last };
    });
    const lastWhere = (areAtFault: (settings: Settings) => boolean) =>
      viewports.map(({ last }) => last).filter(({ settings }) => areAtFault(settings));
    return judgeFaults(pages.length, [
      [
        'fail',
        viewports.flatMap(({ page, tags }) => (tags.length === 0 ? [noneEvidence(page, LABEL)] : [])),
        'missing',
      ],
      ['fail', lastWhere(isFixed), 'fixed'],
      ['warn', lastWhere(blocksZoom), 'zoom'],
      ['warn', lastWhere((settings) => scaleOf(settings) !== 1), 'scale'],
      [
        'warn',
        lastWhere((settings) => !/^(?:device-width|[\d.]+.*)$/.test(settings.get('width') ?? 'device-width')),
        'unreadable',
      ],
      ['warn', lastWhere((settings) => !settings.has('width') && !settings.has('initial-scale')), 'without'],
      ['warn', viewports.filter(({ tags }) => tags.length > 1), 'several'],
    ], viewports.flatMap(oddities));
  },
});

/** Tolerated by browsers but worth a note: semicolons as separators, and a tag outside the head. */
function oddities({ page, tags }: { page: SampledPage; tags: readonly MetaTag[] }) {
  return tags.flatMap((tag) => [
    ...(tag.content.includes(';') ? [tagNote(page, tag, `; ${LABEL}`)] : []),
    ...(parentElement(tag.element)?.tagName === 'head' ? [] : [tagNote(page, tag, `<body> ${LABEL}`)]),
  ]);
}

const tagNote = (page: SampledPage, { content, element }: MetaTag, label = LABEL) =>
  elementEvidence(page, element, { label, value: content });

type Settings = ReadonlyMap<string, string>;

function settingsOf(content: string): Settings {
  const written = content.slice(0, MAX_CONTENT_LENGTH).toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;]+)/g);
  return new Map(Array.from(written, ([, name, value]) => [name!, value!]));
}

/** The initial scale; 1 if it is absent, zero or not a number. */
const scaleOf = (settings: Settings) => Number.parseFloat(settings.get('initial-scale') ?? '') || 1;

/** A fixed width, or one fixed by its scale, does not adapt to the screen. */
const isFixed = (settings: Settings) =>
  /^\d/.test(settings.get('width') ?? '') || (!settings.has('width') && scaleOf(settings) < 1);

const SCALABLE = ['yes', 'device-width', 'device-height'];

function blocksZoom(settings: Settings): boolean {
  const scalable = settings.get('user-scalable') ?? 'yes';
  const most = Number.parseFloat(settings.get('maximum-scale') ?? '');
  // Browsers take an unknown word, and a number between -1 and 1, for `no`.
  const isBlocked = !SCALABLE.includes(scalable) && !(Math.abs(Number.parseFloat(scalable)) >= 1);
  return isBlocked || (most > 0 && most < MIN_ZOOM);
}
