import type { Engine } from './engine.ts';
import {
  citedIn, itemsOf, searchesIn, sourcesIn, unansweredReason, usageOf, answerTextOf,
} from './responses.ts';
import { asObject, measured, notMeasured } from './wire.ts';

/** ChatGPT's models with web search, by the Responses API. */
export const openai: Engine = {
  id: 'openai',
  name: 'ChatGPT',
  baseUrl: 'https://api.openai.com/v1',
  timeoutMs: 60_000,
  optional: [['include'], ['tools', 0, 'user_location']],

  request: ({ model, prompt }) => ({
    path: '/responses',
    body: {
      model,
      input: prompt,
      // Without a location it searches as from the US.
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'NO', timezone: 'Europe/Oslo' } }],
      tool_choice: 'required',
      include: ['web_search_call.action.sources'],
      store: false,
    },
  }),

  read(raw) {
    const body = asObject(raw);
    const retrieval = itemsOf(body, 'web_search_call').some(({ status }) => status !== 'failed') ? 'used' : 'not-used';
    const usage = usageOf(body, searchesIn(body));
    const reason = unansweredReason(body);
    if (reason) return notMeasured(reason, retrieval, usage);
    return measured({
      ...answerTextOf(body),
      retrieval,
      cited: citedIn(body),
      found: sourcesIn(body),
      usage,
    });
  },
};
