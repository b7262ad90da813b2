import { localizedPath } from './preferences.ts';
import type { Preferences } from './preferences.ts';
import type { PageDocument } from '../../../contract/report/document.ts';
import { documentHtml, escapeHtml, textHtml } from '../../../contract/report/document-html.ts';
import { richText } from '../../../contract/report/document.ts';
import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import { pageHead } from './page-head.ts';
import { PAGE_TEXTS, SITE_NAME } from './page-texts.ts';
import type { PageTexts } from './page-texts.ts';
import { FONT_PATH } from './stylesheet.ts';

/** What surrounds a page's text. */
interface PageFrame extends Preferences {
  publicUrl: string;
  /** The page's path; undefined for a 404. */
  path: string | undefined;
  notice: string | undefined;
  stylesheet: string;
  script: string;
}

const MIN_SECTIONS_FOR_CONTENTS = 6;

const MARK = '<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">' +
  '<rect x="1" y="1" width="22" height="22" rx="6" fill="currentColor"/>' +
  '<path d="M12.5 3H16a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-3.5z" fill="var(--surface)"/>' +
  '<path d="M12.5 10.5 19 4M12.5 15.5 21 7M12.5 20.5 21 12M16 22l5-5" fill="none" stroke="currentColor" ' +
  'stroke-width="1.5"/></svg>';

/** A whole page as HTML: readable without scripts, and without inline code. */
export function pageHtml(page: PageDocument, frame: PageFrame): string {
  const text = PAGE_TEXTS[frame.language];
  const { head, body } = documentHtml(page);
  const theme = frame.theme ? ` data-theme="${frame.theme}"` : '';
  const nav = contents(page, text);
  const { title, description } = page;
  const ownHead = frame.path === undefined
    ? '<meta name="robots" content="noindex">'
    : pageHead({ ...frame, path: frame.path, title, description });
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[frame.language]}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – ${SITE_NAME}</title>
<meta name="description" content="${escapeHtml(description)}">
${ownHead}
<link rel="stylesheet" href="${frame.stylesheet}">
<link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script type="module" src="${frame.script}"></script>
</head>
<body data-copy="${text.copy.copy}" data-copied="${text.copy.copied}" data-failed="${text.copy.failed}">
<div id="root">
<a class="skip" href="#main">${text.skip}</a>
${header(text, frame)}
${notice(text, frame.notice)}<main id="main">
<div class="prose">
${head}
</div>
<div class="${nav ? 'stack page-body with-contents' : 'stack page-body'}">
${nav}<div class="page-text">
${body}
${frame.path === undefined ? '' : `<p class="meta">${textHtml(richText(text.asMarkdown))}</p>\n`}</div>
</div>
</main>
${footer(text, frame)}
</div>
</body>
</html>
`;
}

function contents({ blocks }: PageDocument, { contents: label }: PageTexts): string {
  const sections = blocks.filter((block) => block.kind === 'heading').filter(({ level, id }) => level === 2 && id);
  if (sections.length < MIN_SECTIONS_FOR_CONTENTS) return '';
  const items = sections.map(({ id = '', text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`);
  const listed = `<ul class="contents-list">${items.join('')}</ul>`;
  return `<nav class="contents" aria-label="${label}"><p class="meta">${label}</p>${listed}</nav>\n`;
}

function header({ tools, otherLanguage, theme }: PageTexts, frame: PageFrame): string {
  const { tag, name } = otherLanguage;
  const choice = `<a class="top-choice" href="?ui=${tag}" lang="${tag}" hreflang="${tag}">${name}</a>`;
  return `<header class="top"><div class="top-row">
<a class="brand" href="${localizedPath('/', frame)}">${MARK}<span>${SITE_NAME}</span></a>
<nav class="tools" aria-label="${tools.label}">${links(tools.links, frame)}</nav>
<div class="top-choices">${choice}${themeMenu(theme)}</div>
</div></header>`;
}

const CIRCLE = '<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">' +
  '<circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5"/>' +
  '<path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor"/></svg>';

/** Hidden until the script shows it, because it does nothing without the script. */
function themeMenu({ label, choices }: PageTexts['theme']): string {
  const radios = Object.entries(choices).map(([value, name]) =>
    `<label class="radio"><input type="radio" name="theme" value="${value}"><span>${name}</span></label>`);
  return '<div class="menu theme" hidden>' +
    `<button type="button" class="top-choice menu-button" aria-label="${label}" popovertarget="theme-menu">${CIRCLE}` +
    `<span class="theme-word">${label}</span></button><div id="theme-menu" class="menu-list" popover="auto">` +
    `<fieldset><legend class="meta">${label}</legend>${radios.join('')}</fieldset></div></div>`;
}

function footer({ footer: { line, label, links: named } }: PageTexts, frame: PageFrame): string {
  return `<footer class="bottom small muted"><div class="bottom-row spread g3"><p>${line}</p>
<nav class="cluster g4" aria-label="${label}">${links(named, frame)}</nav></div></footer>`;
}

function notice({ notice: label }: PageTexts, text: string | undefined): string {
  if (text === undefined) return '';
  return `<aside class="notice"><p><b>${label}</b> <span>${escapeHtml(text)}</span></p></aside>\n`;
}

const links = (named: Readonly<Record<string, string>>, frame: PageFrame): string =>
  Object.entries(named).map(([path, name]) => {
    const current = path === frame.path ? ' aria-current="page"' : '';
    return `<a href="${localizedPath(path, frame)}"${current}>${name}</a>`;
  }).join('');
