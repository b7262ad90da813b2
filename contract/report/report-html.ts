import { LANGUAGE_TAGS } from '../vocabulary.ts';
import type { Language } from '../vocabulary.ts';
import { documentHtml, escapeHtml } from './document-html.ts';
import { printable } from './printable.ts';
import { pageOf } from './report-document.ts';
import type { ReportDocument } from './report-document.ts';

/** A CSP that blocks requests and scripts, so that untrusted text stays inert even if escaping failed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE = `
:root { color-scheme: light dark; --page: light-dark(#fff, #0c1114); --line: light-dark(#d9dfe2, #2c3439);
  --text: light-dark(#121f28, #e9eef0); --muted: light-dark(#4a5860, #a7b1b7); --sunken: light-dark(#ebf0f2, #1b2227);
  --pass: light-dark(#025b3a, #81dbb9); --warn: light-dark(#8c5509, #f3c46b); --fail: light-dark(#bc2122, #fb756c);
  --info: light-dark(#255e93, #87bbed); }
* { box-sizing: border-box; }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem; background: var(--page); color: var(--text);
  overflow-wrap: anywhere; font: 1rem/1.45 system-ui, Arial, sans-serif; }
h1, h2, h3, p { margin: 0 0 .4rem; }
h1 { font-size: 1.8rem; }
h2 { margin-top: 1.6rem; font-size: 1.25rem; }
h3, .card h2 { margin-top: 0; font-size: 1rem; }
.lead { font-size: 1.1rem; }
.status span, .note, main > p:first-child, footer { color: var(--muted); font-size: .85rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem; margin: 1rem 0; }
.card { padding: .8rem; border: 1px solid var(--line); border-radius: 8px; font-size: .9rem; }
.value { font-size: 1.7rem; font-weight: 600; line-height: 1.1; }
.row { display: grid; grid-template-columns: 8rem 1fr; gap: .8rem; padding: .45rem 0;
  border-top: 1px solid var(--line); }
.row p, .row ul, .row blockquote { font-size: .9rem; }
.row .status { display: grid; align-content: start; }
.pass .value, .pass .status b { color: var(--pass); }
.warn .value, .warn .status b { color: var(--warn); }
.fail .value, .fail .status b { color: var(--fail); }
.info .status b { color: var(--info); }
.not-measured .value { font-size: 1.15rem; color: var(--muted); }
ul, ol { margin: .2rem 0 .4rem; padding-left: 1.2rem; }
.plan > li { margin-bottom: .6rem; padding-left: .3rem; }
.plan p, .plan ul { font-size: .9rem; }
code, pre { font: .82em/1.4 ui-monospace, Menlo, Consolas, monospace; }
pre { overflow: auto; padding: .8rem; background: var(--sunken); border-radius: 8px; white-space: pre-wrap; }
blockquote { margin: .3rem 0; padding-left: .7rem; border-left: 3px solid var(--line); white-space: pre-wrap; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .82rem; }
th, td { padding: .3rem .5rem .3rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
figure { margin: .6rem 0; }
summary { padding: .45rem 0; border-top: 1px solid var(--line); cursor: pointer; }
footer { margin-top: 2rem; }
@media (max-width: 36rem) { .row { grid-template-columns: 1fr; gap: .1rem; } }
@page { size: A4; margin: 12mm; }
@media print {
  :root { color-scheme: light; font-size: 8pt; }
  body { max-width: none; padding: 0; line-height: 1.3; }
  h2 { margin-top: 3mm; }
  .cards { grid-template-columns: repeat(4, 1fr); gap: 2mm; margin: 2mm 0; }
  h2, h3, summary { break-after: avoid; }
  .rows { columns: 2; column-gap: 7mm; }
  .row { grid-template-columns: 17mm 1fr; gap: 2mm; padding: .8mm 0; }
  .card, .row, .plan > li { break-inside: avoid; }
  .row p, .row ul, .row blockquote { margin: 0; }
  pre { overflow: visible; }
  .row li:nth-child(n + 6) { display: none; }
  .row li:nth-child(5) * { display: none; }
  .row li:nth-child(5)::before { content: '…'; }
}
`;

/** Renders a report as one self-contained HTML file, with light and dark themes and a compact print layout. */
export function reportHtml(report: ReportDocument, language: Language): string {
  const page = pageOf(report, language);
  const { head, body } = documentHtml(page);
  return printable([
    '<!doctype html>', `<html lang="${LANGUAGE_TAGS[language]}">`, '<head>', '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(page.title)}</title>`, `<style>${STYLE}</style>`, '</head>', '<body>',
    '<header>', head, '</header>',
    '<main>', body, '</main>', '<footer>Storefront Analysis</footer>', '</body>', '</html>', '',
  ].join('\n'));
}
