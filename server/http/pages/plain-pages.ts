import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';

/** What is served while the client build is still under way. */
export const BEING_BUILT = document('The page is being built', '<p>The page is being built. The API answers already.</p>');

export const NOT_FOUND = document('Not found', '<p>There is no page at this address.</p><p><a href="/">To the start page</a></p>');

/** The API on one plain page. */
export function developersPage(publicUrl: string): string {
  const rows = ENDPOINTS.map(({ path }) => `<li><code>POST ${publicUrl}${path}</code></li>`).join('');
  return document(
    'For developers',
    `<p>Three endpoints take a JSON body by POST. The health scan and the AI visibility scan answer with a stream of
JSON lines that ends with <code>complete</code> or <code>error</code>; the schema emitter answers with one JSON object.
There are no accounts and no keys.</p><ul>${rows}</ul>
<p>Everything is described, with examples, in <a href="/openapi.json">openapi.json</a>. The current version, and the only
one answered, is <code>${VERSION_HEADER}: ${CURRENT_VERSION}</code>.</p>`,
  );
}

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Storefront Analysis</title>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;
}
