import type { CrawlerPurpose, CrawlerUse } from '../../contract/vocabulary.ts';
import type { Robots, RobotsDecision } from './robots.ts';

/** Our own crawler's product token in User-Agent and robots.txt. */
export const OWN_TOKEN = 'StorefrontAnalysis';

/** User agents of AI crawlers, as their operators document them. Never Googlebot's: sites verify it by IP address. */
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
  /** True for a token without a crawler: it only controls the use of pages another crawler fetched. */
  tokenOnly: boolean;
  /** True when it ignores the `*` group, so that only a group with its own name can block it. */
  ignoresWildcard: boolean;
  /** Fallback tokens when no group names it; the first match counts. */
  fallbackTokens: readonly string[];
  note?: string;
}

function crawler(
  purpose: CrawlerPurpose,
  owner: string,
  known: Pick<Crawler, 'token'> & Partial<Crawler>,
): Crawler {
  return {
    owner, purpose, purposes: [purpose], honoursRobots: 'yes', tokenOnly: false, ignoresWildcard: false, fallbackTokens: [], ...known,
  };
}

/** The list of crawlers that the health scan's robots checks and the visibility scan's audit use. */
export const CRAWLERS: readonly Crawler[] = [
  crawler('search', 'Google', { token: 'Googlebot', note: 'Also feeds AI Overviews and AI Mode.' }),
  crawler('search', 'Apple', {
    token: 'Applebot',
    purposes: ['search', 'training'],
    fallbackTokens: ['Googlebot'],
    note: 'Siri, Spotlight and Safari. Where it is not named, the rules for Googlebot count.',
  }),
  crawler('search', 'OpenAI', { token: 'OAI-SearchBot', note: 'ChatGPT search.' }),
  crawler('search', 'Anthropic', { token: 'Claude-SearchBot' }),
  crawler('search', 'Perplexity', { token: 'PerplexityBot' }),
  crawler('search', 'Amazon', { token: 'Amzn-SearchBot', note: 'Search in Alexa and Rufus.' }),
  crawler('search', 'Microsoft', { token: 'bingbot', note: 'Bing and Copilot.' }),
  crawler('search', 'DuckDuckGo', { token: 'DuckAssistBot', purposes: ['search', 'grounding'] }),
  crawler('search', 'Meta', { token: 'meta-webindexer' }),
  crawler('search', 'Mistral AI', { token: 'MistralAI-Index' }),

  crawler('user', 'Anthropic', { token: 'Claude-User' }),
  crawler('user', 'Amazon', { token: 'Amzn-User' }),
  crawler('user', 'OpenAI', {
    token: 'ChatGPT-User',
    honoursRobots: 'may-not',
    note: 'Fetches on behalf of a person: robots.txt may not apply.',
  }),
  crawler('user', 'Perplexity', {
    token: 'Perplexity-User',
    honoursRobots: 'may-not',
    note: 'Fetches on behalf of a person: generally ignores robots.txt.',
  }),
  crawler('user', 'Meta', {
    token: 'meta-externalfetcher',
    honoursRobots: 'may-not',
    note: 'Fetches on behalf of a person: may bypass robots.txt.',
  }),
  crawler('user', 'Mistral AI', {
    token: 'MistralAI-User',
    note: 'Its owner says that the token governs which sites people may send it to.',
  }),
  crawler('user', 'Google', {
    token: 'Google-Agent',
    honoursRobots: 'may-not',
    note: 'Google says that its fetchers acting for a person generally ignore robots.txt.',
  }),

  crawler('training', 'OpenAI', { token: 'GPTBot', note: 'Blocking it does not remove a store from ChatGPT search.' }),
  crawler('training', 'Anthropic', { token: 'ClaudeBot' }),
  crawler('training', 'Google', {
    token: 'Google-Extended',
    purposes: ['training', 'grounding'],
    tokenOnly: true,
    note: 'Steers training of Gemini, and what Gemini may draw on as it answers; it has no part in Google Search.',
  }),
  crawler('training', 'Apple', {
    token: 'Applebot-Extended',
    tokenOnly: true,
    note: 'Steers the use of pages Applebot fetched; it has no part in search.',
  }),
  crawler('training', 'Common Crawl', { token: 'CCBot', note: 'An open archive many models are trained on.' }),
  crawler('training', 'ByteDance', {
    token: 'Bytespider',
    honoursRobots: 'may-not',
    note: 'No statement by its owner that it obeys robots.txt is known.',
  }),
  crawler('training', 'Amazon', { token: 'Amazonbot' }),
  crawler('training', 'Meta', { token: 'meta-externalagent', purposes: ['training', 'search'] }),
  crawler('training', 'Google', { token: 'GoogleOther', note: 'For various teams at Google; no use in AI is documented.' }),
  crawler('training', 'DeepSeek', {
    token: 'DeepSeekBot',
    honoursRobots: 'may-not',
    note: 'No statement by its owner that it obeys robots.txt is known.',
  }),
  crawler('training', 'Mistral AI', { token: 'MistralAI-Training' }),

  crawler('ads', 'OpenAI', { token: 'OAI-AdsBot', note: 'Checks pages submitted as ads in ChatGPT.' }),
  crawler('ads', 'Google', { token: 'Storebot-Google', note: 'Google Shopping.' }),
  crawler('ads', 'Google', {
    token: 'AdsBot-Google',
    ignoresWildcard: true,
    note: 'Checks the landing pages of ads. Rules for * do not count for it.',
  }),
];

/** Names no longer in use; Anthropic said in 2024 that ClaudeBot still obeys rules for them. */
export const RETIRED_TOKENS: readonly string[] = ['anthropic-ai', 'Claude-Web'];

/** Tokens that no document of their owner describes, and whether the crawler is reported to disobey robots.txt. */
export const UNDOCUMENTED_TOKENS: Readonly<Record<string, 'unknown' | 'disobeys'>> = {
  GrokBot: 'unknown', 'xAI-Grok': 'unknown', 'Grok-DeepSearch': 'unknown', DeepSeekBot: 'unknown', 'cohere-ai': 'unknown',
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
export function decideFor(robots: Pick<Robots, 'decide'>, known: Crawler, path: string): RobotsDecision {
  const { token, fallbackTokens, ignoresWildcard } = known;
  return robots.decide([token, ...fallbackTokens], path, { ignoresWildcard });
}
