import type { Engine } from './engine.ts';
import { itemsOf, readResponse } from './responses.ts';

/** ChatGPT's models with web search, through the Responses API. */
export const openai: Engine = {
  id: 'openai',
  name: 'ChatGPT',
  baseUrl: 'https://api.openai.com/v1',
  timeoutMs: 60_000,
  optional: ['include', 'tools.0.user_location'],

  request: ({ model, prompt }) => ({
    path: '/responses',
    body: {
      model,
      input: prompt,
      // Without a location, it searches as if from the US.
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'NO', timezone: 'Europe/Oslo' } }],
      tool_choice: 'required',
      include: ['web_search_call.action.sources'],
      store: false,
    },
  }),

  read: (body) => ({
    ...readResponse(body),
    retrieval: itemsOf(body, 'web_search_call').some(({ status }) => status !== 'failed') ? 'used' : 'not-used',
  }),
};
