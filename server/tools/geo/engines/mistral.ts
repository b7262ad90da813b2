import type { Engine, Usage } from './engine.ts';
import {
  asCount, errorReason, errorReasonIn, linksOf, asObject, asObjectList, measured, notMeasured, asString, asText,
} from './wire.ts';
import type { JsonObject } from './wire.ts';

/** Mistral with web search, by the Conversations API. It lists the pages it cites, but not those it only found. */
export const mistral: Engine = {
  id: 'mistral',
  name: 'Mistral',
  baseUrl: 'https://api.mistral.ai/v1',
  timeoutMs: 60_000,

  request: ({ model, prompt }) => ({
    path: '/conversations',
    body: { model, inputs: prompt, tools: [{ type: 'web_search' }], store: false },
  }),

  read(raw) {
    const body = asObject(raw);
    const outputs = asObjectList(body.outputs);
    const tools = outputs.filter((output) => output.type === 'tool.execution');
    const searches = tools.filter((tool) => asString(tool.name).startsWith('web_search'));
    const messages = outputs.filter((output) => output.type === 'message.output');
    const chunks = messages.flatMap((message) => asObjectList(message.content));
    const references = chunks.filter((chunk) => chunk.type === 'tool_reference');
    const retrieval = searches.length > 0 || references.length > 0 ? 'used' : 'not-used';
    const usage = usageIn(body, searches.length);
    const reason = errorReasonIn(body) ?? (body.object === 'error' ? errorReason(body) : undefined);
    if (reason) return notMeasured(reason, retrieval, usage);
    return measured({
      text: asText(messages.map(textOf).filter(Boolean).join('\n\n')),
      retrieval,
      cited: linksOf(references),
      found: [],
      usage,
    });
  },
};

function textOf(message: JsonObject): string {
  if (typeof message.content === 'string') return asText(message.content);
  return asObjectList(message.content).filter((chunk) => chunk.type === 'text').map((chunk) => asText(chunk.text)).join('');
}

function usageIn(body: JsonObject, searches: number): Usage {
  const usage = asObject(body.usage);
  const prompt = asCount(usage.prompt_tokens);
  return {
    inputTokens: prompt === undefined ? undefined : prompt + (asCount(usage.connector_tokens) ?? 0),
    outputTokens: asCount(usage.completion_tokens),
    searches: asCount(asObject(usage.connectors).web_search) ?? searches,
  };
}
