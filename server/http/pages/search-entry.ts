import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The path of the frame for Gemini's search entry. */
export const SEARCH_ENTRY_PATH = '/frame/search-entry';

/** Elements that could load, send or navigate by themselves; links and styles stay. */
const DROPPED = 'script, iframe, frame, object, embed, link, meta, base, form, template, portal';

/**
 * Shows the entry's HTML that the parent page posts, and posts its height back. The frame's origin is opaque, so both
 * sides check a message's source window instead of its origin.
 */
const SCRIPT = `
const tell = (type) => parent.postMessage({ type, height: document.documentElement.offsetHeight }, '*');
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !data || data.type !== 'search-entry' || typeof data.html !== 'string') return;
  const entry = new DOMParser().parseFromString(data.html, 'text/html');
  for (const each of entry.querySelectorAll('${DROPPED}')) each.remove();
  for (const link of entry.querySelectorAll('a, area')) {
    if (!/^https?:\\/\\//i.test(link.getAttribute('href') || '')) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.removeAttribute('ping');
  }
  document.body.replaceChildren(...entry.head.childNodes, ...entry.body.childNodes);
  tell('search-entry-size');
});
new ResizeObserver(() => tell('search-entry-size')).observe(document.documentElement);
tell('search-entry-ready');
`;

const DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>Search suggestions</title>
<style>body{margin:0;font-family:Arial,sans-serif}</style>
</head>
<body>
<script>${SCRIPT}</script>
</body>
</html>
`;

/**
 * Only this policy allows inline styles, since Google's entry has its own. Only our script runs, nothing is fetched,
 * and links open in a new window.
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Serves the empty frame into which the page posts the untrusted HTML of Gemini's search entry. */
export const searchEntryFrame: RequestHandler = (_req, res) => {
  res.removeHeader('X-Frame-Options');
  res.set({
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'public, max-age=3600',
  });
  res.type('html').send(DOCUMENT);
};
