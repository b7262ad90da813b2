import { createTRPCClient, httpLink, httpSubscriptionLink, retryLink, splitLink } from '@trpc/client';
import type { AppRouter } from '../../server/http/trpc/router.ts';
import { failureOf } from './failure.ts';

const URL = '/trpc';
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** The service, typed by its own router: POST starts and cancels, a stream is watched; nothing is batched. */
export const trpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: [
        // A stream that is refused is joined again after the last event; a connection that breaks, by the browser itself.
        retryLink({
          retry: ({ error }) => failureOf(error).kind !== 'unknown-run',
          retryDelayMs: (attempt) => Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS),
        }),
        httpSubscriptionLink({ url: URL }),
      ],
      false: httpLink({ url: URL }),
    }),
  ],
});
