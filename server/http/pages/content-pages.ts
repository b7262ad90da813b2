import { Router } from 'express';
import type { Request, Response } from 'express';
import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { once } from '../../async/once.ts';
import { wantsMarkdown } from '../accept.ts';
import { answerGet } from './answer-get.ts';
import { botPage } from './bot.ts';
import { LAST_MODIFIED } from './last-modified.ts';
import { preferencesOf, localizedPath } from './preferences.ts';
import type { Preferences } from './preferences.ts';
import { developersPage } from './developers.ts';
import type { Inline, PageDocument } from '../../../contract/report/document.ts';
import { documentMarkdown, escapeMarkdown, textMarkdown } from '../../../contract/report/document-markdown.ts';
import type { SendText } from './encoding.ts';
import type { ServiceFacts } from './facts.ts';
import { howWeMeasurePage } from './how-we-measure.ts';
import { pageHtml } from './page-html.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { privacyPage } from './privacy.ts';
import { SHARE_PICTURES } from './share-picture.ts';
import { LISTED_PAGES, llmsTxt, robotsTxt, sitemapXml } from './site-files.ts';
import {
  FONT_FILE, FONT_PATH, ICON_FILE, readPageScript, readPageStyle, SCRIPT_PATH, STYLESHEET_PATH,
} from './stylesheet.ts';

type WrittenPage = (language: Language, facts: ServiceFacts) => PageDocument;

const PAGES: Readonly<Record<string, WrittenPage>> = {
  '/how-we-measure': howWeMeasurePage,
  '/developers': developersPage,
  '/privacy': privacyPage,
  '/bot': botPage,
};

/** The `Vary` header of pages that are served in HTML or markdown. */
export const PAGE_VARY = 'Accept, Accept-Encoding, Accept-Language, Cookie';

/** The pages and files besides the three tools; pages in HTML and markdown from one source. */
export function createContentPages({ facts, lastModified, sendText }: {
  facts: ServiceFacts;
  /** When a page of the client last changed; undefined if unknown. */
  lastModified: (path: string) => Promise<Date | undefined>;
  sendText: SendText;
}) {
  const { publicUrl } = facts;
  const style = once(readPageStyle);
  const script = once(readPageScript);

  const markdown = (page: PageDocument, preferences: Preferences): string => {
    const { notice: label } = PAGE_TEXTS[preferences.language];
    const notice = facts.notices?.[preferences.language];
    const noticeBlock = notice === undefined ? '' : `> **${escapeMarkdown(label)}** ${escapeMarkdown(notice)}\n\n`;
    return `${noticeBlock}${documentMarkdown(page)}\n${otherPages(preferences)}`;
  };

  const html = async (page: PageDocument, preferences: Preferences, path: string | undefined): Promise<string> => {
    const notice = facts.notices?.[preferences.language];
    const [{ href: stylesheet }, { href: source }] = await Promise.all([style(), script()]);
    return pageHtml(page, { ...preferences, publicUrl, path, notice, stylesheet, script: source });
  };

  /** The pages with an address, by what they depend on: writing the longest takes some milliseconds. */
  const written = new Map<string, string>();

  /** Sends a page in HTML or markdown; without a `path` it has no address of its own. */
  const sendPage = async (
    req: Request, res: Response, writePage: (language: Language) => PageDocument, path?: string,
  ): Promise<void> => {
    const preferences = preferencesOf(req);
    const { language } = preferences;
    const isMarkdown = wantsMarkdown(req.headers.accept);
    // Under the path of shared reports it is already `no-store`.
    if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'no-cache');
    res.set({ Vary: PAGE_VARY, 'Content-Language': LANGUAGE_TAGS[language] });
    const key = JSON.stringify([path, preferences, isMarkdown]);
    const text = written.get(key) ?? (isMarkdown
      ? markdown(writePage(language), preferences)
      : await html(writePage(language), preferences, path));
    if (path !== undefined) written.set(key, text);
    await sendText(req, res.type(isMarkdown ? 'text/markdown; charset=utf-8' : 'html'), text);
  };

  const routes = Router({ strict: true, caseSensitive: true });
  for (const [path, write] of Object.entries(PAGES)) {
    answerGet(routes, path, (req, res) => sendPage(req, res, (language) => write(language, facts), path));
  }
  const file = (path: string, type: string, write: () => string | Promise<string>): void => {
    answerGet(routes, path, async (_req, res) => {
      const content = await write();
      res.type(type).set('Cache-Control', 'public, max-age=3600').send(content);
    });
  };
  file('/llms.txt', 'text/markdown; charset=utf-8', () => llmsTxt(facts));
  file('/robots.txt', 'text/plain; charset=utf-8', () => robotsTxt(publicUrl));
  file('/sitemap.xml', 'application/xml; charset=utf-8', async () => {
    const built = await Promise.all(LISTED_PAGES.map(async ({ path }) => [path, await lastModified(path)] as const));
    const dates = built.flatMap(([path, at]) => (at ? [[path, `${at.toISOString().slice(0, 19)}Z`] as const] : []));
    // Pages generated from the service's facts have no date.
    return sitemapXml(publicUrl, new Map([...Object.entries(LAST_MODIFIED), ...dates]));
  });
  const hashed = [[STYLESHEET_PATH, 'text/css', style], [SCRIPT_PATH, 'text/javascript', script]] as const;
  for (const [path, type, read] of hashed) {
    answerGet(routes, path, async (req, res) => {
      const { content } = await read();
      res.set({
        Vary: 'Accept-Encoding',
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      await sendText(req, res, content);
    });
  }
  answerGet(routes, FONT_PATH, (_req, res) => res.sendFile(FONT_FILE, { maxAge: '1y', dotfiles: 'allow' }));
  for (const { path, file: picture } of Object.values(SHARE_PICTURES)) {
    answerGet(routes, path, (_req, res) => {
      // Other sites embed it as the image of a shared link.
      res.set('Cross-Origin-Resource-Policy', 'cross-origin').sendFile(picture, { maxAge: '1d', dotfiles: 'allow' });
    });
  }
  answerGet(routes, '/icon.svg', (_req, res) => res.sendFile(ICON_FILE, { maxAge: '1d', dotfiles: 'allow' }));

  return { routes, sendPage };
}

/** The links of the header and footer, for markdown. */
function otherPages(preferences: Preferences): string {
  const { tools, footer } = PAGE_TEXTS[preferences.language];
  const links = Object.entries({ ...tools.links, ...footer.links }).map(([path, text]): Inline => ({
    kind: 'link', text, href: localizedPath(path, preferences),
  }));
  return `---\n\n${links.map((link) => textMarkdown([link])).join(' · ')}\n`;
}
