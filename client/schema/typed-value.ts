import type { FieldValue } from '../../contract/emitter.ts';
import { readGtin } from '../../contract/report/schema/gtin.ts';
import { AVAILABILITIES } from '../../contract/vocabulary.ts';
import type { Availability, EmitterField } from '../../contract/vocabulary.ts';
import { isWebAddress } from '../components/outside-link.tsx';

/** Parses what was typed for a field; null if invalid. */
export function parseTypedValue(field: EmitterField, typed: string, answer = ''): FieldValue | null {
  const text = typed.trim();
  if (text === '') return null;
  switch (field) {
    case 'gtin': {
      const gtin = readGtin(text);
      return gtin === null ? null : { kind: 'gtin', gtin };
    }
    case 'price': {
      const amount = readPrice(text);
      return amount === null ? null : { kind: 'price', amount };
    }
    case 'currency':
      return isCurrency(text.toUpperCase()) ? { kind: 'currency', code: text.toUpperCase() } : null;
    case 'availability':
      return isAvailability(text) ? { kind: 'availability', availability: text } : null;
    case 'image':
      return isWebAddress(text) ? { kind: 'images', urls: [text] } : null;
    case 'sku':
      return /\s/.test(text) ? null : { kind: 'text', text };
    case 'faq':
      return answer.trim() === '' ? null : { kind: 'faq', pairs: [{ question: text, answer: answer.trim() }] };
    default:
      return { kind: 'text', text: text.replace(/\s+/g, ' ') };
  }
}

/** A plain decimal. A comma before one or two last digits is the decimal sign; spaces are ignored. */
function readPrice(text: string): string | null {
  const amount = text.replaceAll(/\s/g, '').replace(/,(\d{1,2})$/, '.$1');
  return /^\d+(?:\.\d+)?$/.test(amount) && Number(amount) > 0 ? amount : null;
}

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
const isAvailability = (text: string): text is Availability => (AVAILABILITIES as readonly string[]).includes(text);
