import { systemClock } from '../clock.ts';
import { serveParent } from './driver-process.ts';
import type { RenderRequest } from './lab-result.ts';
import { renderPage } from './render-page.ts';

// The process that renders pages, one per request.

serveParent((request: RenderRequest) => renderPage(request, systemClock));
