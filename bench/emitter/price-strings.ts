import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCurrency } from '../../server/product/currency.ts';
import { readAmount } from '../../server/product/text-prices.ts';

interface PriceString {
  xfail: boolean;
  priceRaw: string;
  amount: string | null;
}

/** How many of the corpus's price strings that count are read correctly. */
export function countPriceStrings(folder: string): { right: number; counted: number } {
  const lines = readFileSync(join(folder, 'price-strings.jsonl'), 'utf8').trim().split('\n');
  const counted = lines.map((line) => JSON.parse(line) as PriceString).filter(
    ({ xfail, amount }) => !xfail && amount !== null
  );
  return { right: counted.filter(isRight).length, counted: counted.length };
}

function isRight({ priceRaw, amount }: PriceString): boolean {
  const sign = findCurrency(priceRaw);
  const read = readAmount(priceRaw, sign?.code ?? undefined);
  return Number(read ?? NaN) === Number(amount);
}
