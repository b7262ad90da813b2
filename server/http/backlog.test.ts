import { describe, expect, test } from 'vitest';
import { GRACE_MS, MIN_BYTES_PER_SECOND, backlogOf } from './backlog.ts';

const socketWith = (bytesWritten: number, writableLength: number) => ({ bytesWritten, writableLength });

describe('the backlog of a socket', () => {
  test('is undefined once everything is read', () => {
    const backlog = backlogOf(socketWith(100, 40), undefined, 0);
    expect(backlog).toBeDefined();
    expect(backlogOf(socketWith(100, 0), backlog, 1)).toBeUndefined();
  });

  test('has to be read at the minimum rate, plus the grace period', () => {
    expect(backlogOf(socketWith(9_000_000, 10 * MIN_BYTES_PER_SECOND), undefined, 500))
      .toEqual({ since: 500, endOffset: 9_000_000, deadline: 500 + GRACE_MS + 10_000 });
  });

  test('stays the same while it is partly read, and while more is written after it', () => {
    const backlog = backlogOf(socketWith(100, 40), undefined, 0);
    expect(backlogOf(socketWith(100, 1), backlog, 5_000)).toBe(backlog);
    expect(backlogOf(socketWith(500, 401), backlog, 5_000)).toBe(backlog);
  });

  test('is replaced once its last byte is read, however much was written after it', () => {
    const backlog = backlogOf(socketWith(100, 40), undefined, 0);
    expect(backlogOf(socketWith(500, 400), backlog, 5_000)).toMatchObject({ since: 5_000, endOffset: 500 });
  });
});
