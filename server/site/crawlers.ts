import type { CrawlerPurpose, CrawlerUse } from '../../contract/vocabulary.ts';
import type { Robots } from './robots.ts';

/** User agents of AI crawlers, as their operators document them. Not Googlebot's, as sites verify it by IP address. */
export const AI_USER_AGENTS = {
  'OAI-SearchBot': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; ' +
    'compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
  PerplexityBot: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
} as const;

/** A crawler that a store can allow or block by name. */
export interface Crawler {
  /** Its product token in robots.txt, case-insensitive. */
  token: string;
  owner: string;
  /** `search` decides whether a store can appear in AI answers; allowing `training` is the owner's choice. */
  purpose: CrawlerPurpose;
  /** Every use its operator documents. */
  purposes: readonly CrawlerUse[];
  /** `may-not`: its operator says, or does not rule out, that it ignores robots.txt. */
  honoursRobots: 'yes' | 'may-not';
  /** True when it ignores the `*` group, so that only a group with its own name can block it. */
  ignoresWildcard: boolean;
  /** Fallback tokens when no group names it; the first match counts. */
  fallbackTokens: readonly string[];
}

/** A crawler's owner and token, and how it differs from most. */
type ListedCrawler = readonly [owner: string, token: string, special?: Partial<Crawler>];

const crawlersOf = (purpose: CrawlerPurpose, listed: readonly ListedCrawler[]): Crawler[] =>
  listed.map(([owner, token, special]) => ({
    token, owner, purpose, purposes: [purpose], honoursRobots: 'yes',
    ignoresWildcard: false, fallbackTokens: [], ...special,
  }));

/** The list of crawlers that the health scan's robots checks and the visibility scan's audit use. */
export const CRAWLERS: readonly Crawler[] = [
  ...crawlersOf('search', [
    // Also feeds AI Overviews and AI Mode.
    ['Google', 'Googlebot'],
    // Siri, Spotlight and Safari. If it is not named, the rules for Googlebot apply.
    ['Apple', 'Applebot', { purposes: ['search', 'training'], fallbackTokens: ['Googlebot'] }],
    // ChatGPT search.
    ['OpenAI', 'OAI-SearchBot'],
    ['Anthropic', 'Claude-SearchBot'],
    ['Perplexity', 'PerplexityBot'],
    // Search in Alexa and Rufus.
    ['Amazon', 'Amzn-SearchBot'],
    // Bing and Copilot.
    ['Microsoft', 'bingbot'],
    ['DuckDuckGo', 'DuckAssistBot', { purposes: ['search', 'grounding'] }],
    ['Meta', 'meta-webindexer'],
    ['Mistral AI', 'MistralAI-Index'],
  ]),
  ...crawlersOf('user', [
    ['Anthropic', 'Claude-User'],
    ['Amazon', 'Amzn-User'],
    // Fetches on behalf of a person: robots.txt may not apply.
    ['OpenAI', 'ChatGPT-User', { honoursRobots: 'may-not' }],
    // Fetches on behalf of a person: generally ignores robots.txt.
    ['Perplexity', 'Perplexity-User', { honoursRobots: 'may-not' }],
    // Fetches on behalf of a person: may bypass robots.txt.
    ['Meta', 'meta-externalfetcher', { honoursRobots: 'may-not' }],
    // Its owner says that the token controls which sites users may send it to.
    ['Mistral AI', 'MistralAI-User'],
    // Google says that its fetchers acting for a person generally ignore robots.txt.
    ['Google', 'Google-Agent', { honoursRobots: 'may-not' }],
    // Pages that a person adds to a notebook; it was called Google-NotebookLM.
    ['Google', 'Google-GeminiNotebook', { honoursRobots: 'may-not' }],
  ]),
  ...crawlersOf('training', [
    // Blocking it does not remove a store from ChatGPT search.
    ['OpenAI', 'GPTBot'],
    ['Anthropic', 'ClaudeBot'],
    // Controls training of Gemini and what Gemini may use in its answers; it has no effect on Google Search.
    ['Google', 'Google-Extended', { purposes: ['training', 'grounding'] }],
    // Controls how pages that Applebot fetched are used; it has no effect on search.
    ['Apple', 'Applebot-Extended'],
    // An open archive that many models are trained on.
    ['Common Crawl', 'CCBot'],
    // No statement by its owner that it obeys robots.txt is known.
    ['ByteDance', 'Bytespider', { honoursRobots: 'may-not' }],
    ['Amazon', 'Amazonbot'],
    ['Meta', 'meta-externalagent', { purposes: ['training', 'search'] }],
    // For various teams at Google; no use in AI is documented.
    ['Google', 'GoogleOther'],
    // No statement by its owner that it obeys robots.txt is known.
    ['DeepSeek', 'DeepSeekBot', { honoursRobots: 'may-not' }],
    ['Mistral AI', 'MistralAI-Training'],
  ]),
  ...crawlersOf('ads', [
    // Checks pages submitted as ads in ChatGPT.
    ['OpenAI', 'OAI-AdsBot'],
    // Google Shopping.
    ['Google', 'Storebot-Google'],
    // Checks the landing pages of ads. Rules for `*` do not apply to it.
    ['Google', 'AdsBot-Google', { ignoresWildcard: true }],
  ]),
];

/** Names no longer in use; Anthropic said in 2024 that ClaudeBot still obeys rules for them. */
export const RETIRED_TOKENS: readonly string[] = ['anthropic-ai', 'Claude-Web'];

/** Tokens that their owners do not document, and whether the crawler is reported to disobey robots.txt. */
export const UNDOCUMENTED_TOKENS: Readonly<Record<string, 'unknown' | 'disobeys'>> = {
  GrokBot: 'unknown', 'xAI-Grok': 'unknown', 'Grok-DeepSearch': 'unknown',
  DeepSeekBot: 'unknown', 'cohere-ai': 'unknown',
  Bytespider: 'disobeys',
};

/** The crawler with this token, in any case. */
export function findCrawler(token: string): Crawler | undefined {
  return CRAWLERS.find((known) => known.token.toLowerCase() === token.toLowerCase());
}

/** The crawlers of one purpose, in the order of the list. */
export function crawlersFor(purpose: CrawlerPurpose): readonly Crawler[] {
  return CRAWLERS.filter((known) => known.purpose === purpose);
}

/** The robots.txt decision for this crawler and path, with its fallback tokens and whether it ignores the wildcard. */
export function decideFor(robots: Pick<Robots, 'decide'>, known: Crawler, path: string) {
  const { token, fallbackTokens, ignoresWildcard } = known;
  return robots.decide([token, ...fallbackTokens], path, { ignoresWildcard });
}
