import { z } from 'zod';

/** A list of a register's answer. One with more than `most` items, which no register sends, is invalid without being read. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess((list) => (Array.isArray(list) && list.length > most ? null : list), z.array(item));
