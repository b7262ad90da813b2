import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { LANGUAGES } from '../contract/vocabulary.ts';
import type { Language } from '../contract/vocabulary.ts';
import { SHARE_PICTURE_SIZE, SHARE_PICTURES } from '../server/http/pages/share-picture.ts';
import { findChromium } from '../server/net/chromium-find.ts';

const TOKENS = join(import.meta.dirname, '..', 'client', 'styles', 'tokens.css');
const GEIST = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

const WORDS: Readonly<Record<Language, { example: string; pillars: readonly string[]; unmeasured: string }>> = {
  no: { example: 'Eksempel', pillars: ['Salg', 'KI', 'Fart', 'Søk'], unmeasured: 'Ikke målt' },
  en: { example: 'Example', pillars: ['Sales', 'AI', 'Speed', 'Search'], unmeasured: 'Not measured' },
};

const STYLE = `
html { color-scheme: light; font: 400 32px/1.4 var(--font); }
body { box-sizing: border-box; display: flow-root; width: 1200px; height: 630px; margin: 0; padding: 72px 80px 0;
  background: var(--page); color: var(--text); }
.brand { display: flex; gap: 18px; align-items: center; font-size: 34px; font-weight: 620; letter-spacing: -0.01em; }
.brand svg { width: 48px; height: 48px; color: var(--text); }
small { margin-left: auto; color: var(--muted); font-size: 26px; font-weight: 400; letter-spacing: 0; }
.paper { fill: var(--page); } .lines { stroke: var(--text); stroke-width: 1.6; }
h1 { display: grid; align-items: end; height: 144px; margin: 44px 0 12px; font-size: 64px; line-height: 72px;
  font-weight: 620; letter-spacing: -0.022em; }
p { margin: 0; color: var(--muted); }
ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px; margin: 52px 0 0; padding: 0;
  list-style: none; }
li { display: flex; justify-content: space-between; align-items: center; box-sizing: border-box; height: 148px;
  padding: 0 28px; border: 2px solid var(--line); border-radius: 14px; background: var(--surface);
  font-size: 28px; font-weight: 550; }
b { display: grid; place-items: center; width: 84px; height: 84px; border-radius: 10px; font-size: 48px;
  font-weight: 620; }
.a b { background: var(--pass); color: var(--on-solid); } .b b { background: var(--pass-tint); color: var(--pass); }
.c b { background: var(--warn-tint); color: var(--warn); }
.none { border: 2px dashed var(--edge); padding: 0 18px;
  background: repeating-linear-gradient(135deg, var(--hatch) 0 2px, transparent 2px 11px) var(--surface); }
.none span, .none i { padding: 4px 10px; border-radius: 6px; background: var(--surface); }
.none i { color: var(--unmeasured); font: 550 23px var(--font); }
`;

const MARK = '<svg viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="6" fill="currentColor"/>' +
  '<path d="M12.5 3H16a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-3.5z" class="paper"/>' +
  '<path d="M12.5 10.5 19 4M12.5 15.5 21 7M12.5 20.5 21 12M16 22l5-5" class="lines"/></svg>';

/** Redraws the pictures of `server/http/pages/share-picture.ts`; run it when the design changes. */
async function draw(): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(GEIST), 'base64');
  const tokens = (await readFile(TOKENS, 'utf8')).replace(GEIST, `data:font/woff2;base64,${font}`);
  const browser = await chromium.launch({ executablePath: findChromium({ configured: undefined })[0] });
  try {
    const page = await browser.newPage({ viewport: SHARE_PICTURE_SIZE, deviceScaleFactor: 1 });
    for (const language of LANGUAGES) {
      const { file, question, promise } = SHARE_PICTURES[language];
      const { example, pillars: [sales, ai, speed, search], unmeasured } = WORDS[language];
      await page.setContent(`<!doctype html><meta charset="utf-8"><style>${tokens}${STYLE}</style>
<div class="brand">${MARK}Storefront Analysis<small>${example}</small></div><h1>${question}</h1><p>${promise}</p>
<ul><li class="b"><span>${sales}</span><b>B</b></li><li class="none"><span>${ai}</span><i>${unmeasured}</i></li>
<li class="c"><span>${speed}</span><b>C</b></li><li class="a"><span>${search}</span><b>A</b></li></ul>`);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: file });
      process.stdout.write(`${file}: ${(await stat(file)).size} bytes\n`);
    }
  } finally {
    await browser.close();
  }
}

await draw();
