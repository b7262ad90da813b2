import type { FieldValue } from '../../contract/emitter.ts';
import { hostOf } from '../../contract/report/hosts.ts';
import { isByHand } from '../../contract/report/schema/artifact.ts';
import { typedOf } from '../../contract/report/schema/json-ld.ts';
import { fieldStatusWord, productDocument, sourceOf } from '../../contract/report/schema/product-document.ts';
import type { ProductInWords } from '../../contract/report/schema/product-document.ts';
import type { Language } from '../../contract/vocabulary.ts';
import type { Exports } from '../components/exports.ts';

/** Export formats of a result; all of them mark what was filled in by hand. */
export function exportsOf(source: ProductInWords): Exports {
  const { result, texts } = source;
  return {
    name: [texts.exported.file, hostOf(result.finalUrl), result.fetchedAt.slice(0, 10)],
    json: () => ({ result }),
    table: () => [texts.exported.columns, ...rowsOf(source)],
    document: () => productDocument(source),
  };
}

function rowsOf({ result, texts, locale }: ProductInWords): string[][] {
  return result.fields.map((field) => [
    texts.fields[field.id], fieldStatusWord(field, texts, locale),
    ...(field.status === 'verified'
      ? [
        cellOf(field.value, locale.language), sourceOf(field, texts),
        isByHand(field) ? '' : field.evidence.quote, field.evidence.locator, '',
      ]
      : ['', '', '', '', texts.unverified[field.reason]]),
  ]);
}

/** A value as a cell. Where the comma is the decimal sign, spreadsheets would read `12.5` as a date. */
const cellOf = (value: FieldValue, language: Language): string =>
  (value.kind === 'price' && language === 'no' ? typedOf(value).replace('.', ',') : typedOf(value));
