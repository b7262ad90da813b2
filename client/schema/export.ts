import type { ExtractedField, FieldValue, Gap } from '../../contract/emitter.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { csv } from '../components/csv.ts';
import type { Exports } from '../components/export-menu.tsx';
import { plain, quoted } from '../components/markdown.ts';
import { fileNameOf } from '../components/save-file.ts';
import { hostOf } from '../health/hosts.ts';
import type { Speech } from '../i18n/language.ts';
import { changesOf, isByHand, isRequired, typedOf } from './artifact.ts';
import { changeText } from './code-panel.tsx';
import { worstFirst } from './gaps.tsx';
import type { SchemaTexts } from './nb.ts';
import { sentenceOf, typedName } from './words.ts';
import type { PartProps } from './words.ts';

export interface ExportSource extends PartProps {
  speech: Speech;
}

/** A result in each form it can be taken away in; what was filled in by hand says so in all of them. */
export function exportsOf(source: ExportSource): Exports {
  const { result, texts } = source;
  return {
    fileName: fileNameOf(texts.exported.file, hostOf(result.finalUrl), result.fetchedAt.slice(0, 10)),
    json: () => `${JSON.stringify({ result }, null, 2)}\n`,
    markdown: () => asMarkdown(source),
    csv: () => asCsv(source),
  };
}

function asMarkdown({ result, texts, speech }: ExportSource): string {
  const { format } = speech;
  const lines = [
    `# ${texts.exported.heading(plain(typedName(result) ?? hostOf(result.finalUrl)))}`, '',
    sentenceOf({ result, texts }, format).join(' '), '', `${quoted(result.finalUrl)}, ${format.dateTime(result.fetchedAt)}`, '',
    `## ${texts.fieldsHeading}`, '',
  ];
  for (const field of result.fields) {
    const name = `- **${texts.fields[field.id]}** (${statusWord(field, texts, speech)})`;
    if (field.status === 'unverified') {
      lines.push(`${name}: ${texts.unverified[field.reason]}`);
      continue;
    }
    lines.push(`${name}: ${quoted(typedOf(field.value))}`, `  - ${sourceOf(field, texts)}`);
    if (!isByHand(field)) {
      lines.push(`  - ${texts.quote}: ${quoted(field.evidence.quote)}`, `  - ${texts.locator}: ${quoted(field.evidence.locator)}`);
    }
  }
  const { product, faq } = result.jsonld;
  lines.push('', `## ${result.mode === 'enrich' ? texts.code.headingDiff : texts.code.headingNew}`, '');
  lines.push(...changesOf(result).map((change) => `- ${plain(changeText(change, texts))}`), '');
  if (product === null) lines.push(result.mode === 'enrich' ? texts.code.noneDiff : texts.code.noneNew, '');
  for (const json of [product, faq]) if (json !== null) lines.push('```json', json, '```', '');
  if (result.gaps.length > 0) lines.push(`## ${texts.gaps.heading}`, '');
  for (const group of ['required', 'recommended'] as const) {
    const gaps = result.gaps.filter((gap) => isRequired(gap) === (group === 'required'));
    if (gaps.length === 0) continue;
    const present = gaps.filter(({ state }) => state === 'present').length;
    lines.push(`### ${texts.gaps[group]} · ${texts.gaps.present(present, gaps.length)}`, '', ...worstFirst(gaps).map((gap) => gapLine(gap, texts)), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function gapLine({ field, state, existingValue }: Gap, { gaps }: SchemaTexts): string {
  const name = gaps.names[field];
  const today = existingValue === undefined ? '' : `, ${quoted(existingValue)}`;
  return `- ${name === undefined ? `\`${field}\`` : `${name} (\`${field}\`)`}: ${gaps.states[state]}${today}`;
}

function asCsv({ result, texts, speech }: ExportSource): string {
  const rows = result.fields.map((field) => [
    texts.fields[field.id], statusWord(field, texts, speech),
    ...(field.status === 'verified'
      ? [cellOf(field.value, speech.language), sourceOf(field, texts), isByHand(field) ? '' : field.evidence.quote, field.evidence.locator, '']
      : ['', '', '', '', texts.unverified[field.reason]]),
  ]);
  return csv([texts.exported.columns, ...rows], speech.language);
}

/** A value for a cell. Where the comma is the decimal sign, a spreadsheet would read `12.5` as a date. */
const cellOf = (value: FieldValue, language: Language): string =>
  (value.kind === 'price' && language === 'no' ? typedOf(value).replace('.', ',') : typedOf(value));

/** What nobody could look for is not measured, as on the page. */
function statusWord(field: ExtractedField, { status }: SchemaTexts, { texts }: Speech): string {
  if (field.status === 'verified') return isByHand(field) ? status.byHand : status.verified;
  return field.reason === 'llm-unavailable' ? texts.notMeasured.toLowerCase() : status.unverified;
}

/** A source by its code too: `user-confirmed` must be found again by whoever reads the file. */
const sourceOf = ({ evidence: { source } }: Extract<ExtractedField, { status: 'verified' }>, texts: SchemaTexts): string =>
  `${texts.sources[source]} (${source})`;
