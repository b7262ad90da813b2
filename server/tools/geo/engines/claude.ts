import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import type { Engine, JsonObject, Usage } from './engine.ts';
import { asCount, errorReasonIn, linksOf, asObject, asObjectList, sourceLink, textOfBlocks } from './wire.ts';

const FINISH_REASONS = new Set<unknown>(['end_turn', 'stop_sequence']);

/** Claude with web search, through the Messages API. */
export const claude: Engine = {
  id: 'claude',
  name: 'Claude',
  baseUrl: 'https://api.anthropic.com',
  timeoutMs: 60_000,
  optional: ['tools.0.user_location', 'tools.0.max_uses'],
  // Models that always think refuse it. They decide whether to search, and `retrieval` tells whether they did.
  refusesForcedTool: /tool_choice|forced tool|thinking/i,

  headers: (apiKey) => ({ Authorization: null, 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),

  request: ({ model, prompt }) => ({
    path: '/v1/messages',
    body: {
      model,
      max_tokens: 4096,
      messages: [{ role: 'user', content: prompt }],
      tools: [{
        type: 'web_search_20250305',
        name: 'web_search',
        max_uses: 3,
        user_location: { type: 'approximate', country: 'NO', timezone: 'Europe/Oslo' },
      }],
      tool_choice: { type: 'tool', name: 'web_search' },
    },
  }),

  // The content is sent back unchanged. With a forced tool, it would search again.
  resume({ path, body: { tool_choice: _forced, ...call } }, body) {
    if (body.stop_reason !== 'pause_turn' || errorReasonIn(body)) return undefined;
    const messages = [...(call.messages as unknown[]), { role: 'assistant', content: body.content }];
    return { path, body: { ...call, messages } };
  },

  read(body, paused) {
    const blocks = [...paused, body].flatMap(({ content }) => asObjectList(content));
    const results = asObjectList(blocks, 'web_search_tool_result');
    return {
      reason: unansweredReason(body, results),
      text: textOfBlocks(blocks),
      retrieval: results.some(isSuccessful) ? 'used' : 'not-used',
      cited: linksOf(asObjectList(blocks, 'text')
        .flatMap((block) => asObjectList(block.citations, 'web_search_result_location'))),
      found: results.flatMap((block) => asObjectList(block.content)).flatMap((result) => sourceLink(result.url)),
      usage: usageIn(body),
    };
  },
};

const isSuccessful = (result: JsonObject): boolean => Array.isArray(result.content);

// An answer is missing after a refusal, a failed search or an unfinished text.
function unansweredReason(body: JsonObject, results: readonly JsonObject[]): AnswerReason | undefined {
  if (body.stop_reason === 'refusal') return 'refused';
  // One successful search is enough, and reaching our own limit of searches is no failure.
  const errorCode = results.map((block) => asObject(block.content).error_code)
    .find((code) => code !== undefined && code !== 'max_uses_exceeded');
  if (errorCode && !results.some(isSuccessful)) return errorCode === 'too_many_requests' ? 'rate-limited' : 'failed';
  return body.stop_reason && !FINISH_REASONS.has(body.stop_reason) ? 'incomplete' : undefined;
}

function usageIn(body: JsonObject): Usage {
  const usage = asObject(body.usage);
  return {
    inputTokens: asCount(usage.input_tokens),
    outputTokens: asCount(usage.output_tokens),
    searches: asCount(asObject(usage.server_tool_use).web_search_requests),
  };
}
