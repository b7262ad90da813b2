import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { Language } from '../../../contract/vocabulary.ts';
import { botPage } from './bot.ts';
import { CHANGED } from './changed.ts';
import { choicesOf, keptPath } from './choices.ts';
import type { Choices } from './choices.ts';
import { developersPage } from './developers.ts';
import type { Inline, PageDocument } from '../../../contract/report/document.ts';
import { documentMarkdown, escapeMarkdown, textMarkdown } from '../../../contract/report/document-markdown.ts';
import { encodingFor, packed } from './encoding.ts';
import type { ServiceFacts } from './facts.ts';
import { howWeMeasurePage } from './how-we-measure.ts';
import { wantsMarkdown } from './negotiate.ts';
import { noSharePage, notFoundPage } from './not-found.ts';
import { pageHtml } from './page-html.ts';
import { PAGE_WORDS } from './page-words.ts';
import { privacyPage } from './privacy.ts';
import { SHARE_PICTURES } from './share-picture.ts';
import { LISTED_PAGES, llmsTxt, robotsTxt, sitemapXml } from './site-files.ts';
import { FONT_FILE, FONT_PATH, ICON_FILE, readPageScript, readPageStyle, SCRIPT_PATH, STYLESHEET_PATH } from './stylesheet.ts';

/** A page as a function of the language, and of what is true of this service. */
type WrittenPage = (language: Language, facts: ServiceFacts) => PageDocument;

const PAGES: Readonly<Record<string, WrittenPage>> = {
  '/how-we-measure': howWeMeasurePage,
  '/developers': developersPage,
  '/privacy': privacyPage,
  '/bot': botPage,
};

/** What an answer that is chosen by the reader's wishes varies by. */
const VARY = 'Accept, Accept-Encoding, Accept-Language, Cookie';

export interface CompanionPages {
  /** Answers for the paths it knows, and leaves the others. */
  routes: Router;
  /** Answers with a real 404, in the form the reader wants. */
  notFound: RequestHandler;
  /** The same, where a shared report was looked for. */
  noShare: RequestHandler;
  /** Sends a document as markdown. */
  sendMarkdown(req: Request, res: Response, page: PageDocument): Promise<void>;
}

export interface CompanionPagesDeps {
  facts: ServiceFacts;
  /** When a page of the client last changed; nothing where that is not known. */
  changedAt: (path: string) => Promise<Date | undefined>;
}

/** The pages and files beside the three tools, each of one source in HTML and markdown. */
export function createCompanionPages({ facts, changedAt }: CompanionPagesDeps): CompanionPages {
  const { publicUrl } = facts;
  const written = new Map<string, PageDocument>();
  let reading: ReturnType<typeof readPageStyle> | undefined;
  const style = () => (reading ??= readPageStyle());
  let readingScript: ReturnType<typeof readPageScript> | undefined;
  const script = () => (readingScript ??= readPageScript());

  const sendMarkdown = async (req: Request, res: Response, page: PageDocument): Promise<void> => {
    const choices = choicesOf(req);
    const { notice: label, tag } = PAGE_WORDS[choices.language];
    const notice = facts.notices?.[choices.language];
    const said = notice === undefined ? '' : `> **${escapeMarkdown(label)}** ${escapeMarkdown(notice)}\n\n`;
    res.set({ 'Content-Language': tag, 'Content-Type': 'text/markdown; charset=utf-8' });
    await send(req, res, `${said}${documentMarkdown(page)}\n${otherPages(choices)}`);
  };

  const sendPage = async (req: Request, res: Response, page: PageDocument, path?: string): Promise<void> => {
    res.set('Cache-Control', 'no-cache');
    if (wantsMarkdown(req.headers.accept)) return sendMarkdown(req, res, page);
    const choices = choicesOf(req);
    const [{ href: stylesheet }, { href: source }] = await Promise.all([style(), script()]);
    res.set({ 'Content-Language': PAGE_WORDS[choices.language].tag, 'Content-Type': 'text/html; charset=utf-8' });
    await send(req, res, pageHtml(page, { ...choices, publicUrl, path, notice: facts.notices?.[choices.language], stylesheet, script: source }));
  };

  const routes = Router({ strict: true, caseSensitive: true });
  for (const [path, write] of Object.entries(PAGES)) {
    // The facts of a running service do not change, so each page is written once a language.
    const pageIn = (language: Language): PageDocument => {
      const page = written.get(`${path} ${language}`) ?? write(language, facts);
      written.set(`${path} ${language}`, page);
      return page;
    };
    routes.get(path, (req, res) => sendPage(req, res, pageIn(choicesOf(req).language), path));
  }
  const file = (path: string, type: string, write: () => string | Promise<string>): void => {
    routes.get(path, async (_req, res) => {
      const content = await write();
      res.type(type).set('Cache-Control', 'public, max-age=3600').send(content);
    });
  };
  file('/llms.txt', 'text/markdown; charset=utf-8', () => llmsTxt(facts));
  file('/robots.txt', 'text/plain; charset=utf-8', () => robotsTxt(publicUrl));
  const sitemap = async (): Promise<string> => sitemapXml(publicUrl, await whenChanged(changedAt));
  file('/sitemap.xml', 'application/xml; charset=utf-8', sitemap);
  routes.get(STYLESHEET_PATH, async (req, res) => {
    res.set({ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' });
    await send(req, res, (await style()).css, 'Accept-Encoding');
  });
  routes.get(SCRIPT_PATH, async (req, res) => {
    res.set({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' });
    await send(req, res, (await script()).javascript, 'Accept-Encoding');
  });
  routes.get(FONT_PATH, (_req, res) => res.sendFile(FONT_FILE, { maxAge: '1y', dotfiles: 'allow' }));
  for (const { path, file: picture } of Object.values(SHARE_PICTURES)) {
    routes.get(path, (_req, res) => {
      // Others show it beside a link to us, so others may load it.
      res.set('Cross-Origin-Resource-Policy', 'cross-origin').sendFile(picture, { maxAge: '1d', dotfiles: 'allow' });
    });
  }
  routes.get('/icon.svg', (_req, res) => res.sendFile(ICON_FILE, { maxAge: '1d', dotfiles: 'allow' }));

  return {
    routes,
    sendMarkdown,
    notFound: (req, res) => sendPage(req, res.status(404), notFoundPage(choicesOf(req).language)),
    noShare: (req, res) => sendPage(req, res.status(404), noSharePage(choicesOf(req).language)),
  };
}

/** Where a reader of markdown goes from here, as the header and the footer of a page say it. */
function otherPages(choices: Choices): string {
  const { tools, footer } = PAGE_WORDS[choices.language];
  const links = [...tools.links, ...footer.links].map(([path, text]): Inline => ({
    kind: 'link', text, href: keptPath(path, choices),
  }));
  return `---\n\n${links.map((link) => textMarkdown([link])).join(' · ')}\n`;
}

/** A page made anew of the running service's facts has no day of its own, and is left out. */
async function whenChanged(changedAt: CompanionPagesDeps['changedAt']): Promise<ReadonlyMap<string, string>> {
  const built = await Promise.all(LISTED_PAGES.map(async ({ path }): Promise<[string, string][]> => {
    const at = await changedAt(path);
    return at ? [[path, `${at.toISOString().slice(0, 19)}Z`]] : [];
  }));
  return new Map([...Object.entries(CHANGED), ...built.flat()]);
}

/** Sends text as the reader takes it packed. */
async function send(req: Request, res: Response, text: string, vary = VARY): Promise<void> {
  res.set('Vary', vary);
  const encoding = encodingFor(req.headers['accept-encoding']);
  const body = Buffer.from(text);
  if (!encoding) return void res.send(body);
  res.set('Content-Encoding', encoding).send(await packed(body, encoding, { thorough: false }));
}
