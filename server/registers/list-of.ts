import { z } from 'zod';

/** A list in a register's answer. With more than `most` items, which no register sends, it is invalid unread. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess((list) => (Array.isArray(list) && list.length > most ? null : list), z.array(item));
