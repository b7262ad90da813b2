import type { Plugin, Rolldown } from 'vite';
import { escapeHtml } from '../../contract/report/document-html.ts';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import type { RenderedPage } from './render.tsx';

type Bundle = Rolldown.OutputBundle;

/** Loads `render.tsx` and renders all pages; injected to keep the plugin free of build tooling. */
type RenderPages = () => Promise<readonly RenderedPage[]>;

/** Emits one HTML file per page and language, with preload links for its chunks, and its text alone as JSON. */
export function prerenderedPages(renderPages: RenderPages): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') throw new Error('The build has no index.html to write pages from.');
        const pages = await renderPages();
        for (const page of pages) {
          const source = pageHtml(String(shell.source), page, bundle);
          this.emitFile({ type: 'asset', fileName: `pages/${pageName(page)}.html`, source });
          if (!page.document) continue;
          const text = JSON.stringify(page.document);
          this.emitFile({ type: 'asset', fileName: `pages/${pageName(page)}.json`, source: text });
        }
      },
    },
  };
}

const folderOf = (page: RenderedPage): string => (page.path === '/' ? 'home' : page.path.slice(1));
const pageName = (page: RenderedPage): string => `${folderOf(page)}.${LANGUAGE_TAGS[page.language]}`;

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const MODULE = /<script type="module"|<link rel="modulepreload"/g;
/** The prerendered page is readable without scripts, so they load after what it needs to paint. */
const LAST = 'fetchpriority="low"';

function pageHtml(shell: string, page: RenderedPage, bundle: Bundle): string {
  const tag = LANGUAGE_TAGS[page.language];
  const styles = [...shell.matchAll(STYLESHEET)].map(([link]) => link.trim());
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    // Stylesheets block rendering, so they come before all preloads.
    ...styles,
    ...preloads(bundle, [`/${folderOf(page)}/page.tsx`, `/${folderOf(page)}/${tag}.ts`, `/i18n/${tag}.ts`]),
  ].join('\n    ');
  return shell
    .replaceAll(STYLESHEET, '')
    .replaceAll(MODULE, (start) => `${start} ${LAST}`)
    .replace(/<html lang="[^"]*"/, `<html lang="${tag}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
}

/**
 * Preload links for the fonts and for the chunks of these modules, including their imports, to avoid request
 * waterfalls.
 */
function preloads(bundle: Bundle, modules: readonly string[]): string[] {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const wanted = new Set<string>();
  const want = (fileName: string): void => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || chunk.isEntry || wanted.has(fileName)) return;
    wanted.add(fileName);
    for (const each of chunk.imports) want(each);
  };
  for (const { fileName, moduleIds } of chunks) {
    if (modules.some((module) => moduleIds.some((id) => id.endsWith(module)))) want(fileName);
  }
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'));
  return [
    ...fonts.map(({ fileName }) => `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`),
    ...[...wanted].map((fileName) => `<link rel="modulepreload" ${LAST} crossorigin href="/${fileName}">`),
  ];
}
