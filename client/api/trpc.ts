import { createTRPCClient, httpLink, httpSubscriptionLink, retryLink, splitLink } from '@trpc/client';
import type { AppRouter } from '../../server/http/trpc/router.ts';
import { failureOf } from './failure.ts';

const URL = '/trpc';
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** tRPC client typed by the server's router. Subscriptions are server-sent events; requests are not batched. */
export const trpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: [
        // Resubscribes after the last event when the server refuses a stream; a broken connection is retried by
        // `EventSource`.
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
