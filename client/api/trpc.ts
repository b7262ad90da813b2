import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import type { AppRouter } from '../../server/http/trpc/router.ts';

const URL = '/trpc';

/** The service, typed by its own router: POST starts and cancels, a stream is watched; nothing is batched. */
export const trpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: (operation) => operation.type === 'subscription',
      true: httpSubscriptionLink({ url: URL }),
      false: httpLink({ url: URL }),
    }),
  ],
});
