import type { AnyCheck } from '../check.ts';
import { aiDeadTokens } from '../checks/robots/ai-dead-tokens.ts';
import { aiEdgeAccess } from '../checks/robots/ai-edge-access.ts';
import { aiSearchBots } from '../checks/robots/ai-search-bots.ts';
import { aiTrainingBots } from '../checks/robots/ai-training-bots.ts';
import { aiUserFetchers } from '../checks/robots/ai-user-fetchers.ts';
import { contentSignal } from '../checks/robots/content-signal.ts';
import { previewBots } from '../checks/robots/preview-bots.ts';
import { robotsAssets } from '../checks/robots/robots-assets.ts';
import { robotsBing } from '../checks/robots/robots-bing.ts';
import { robotsCrawlDelay } from '../checks/robots/robots-crawl-delay.ts';
import { robotsHomeGoogle } from '../checks/robots/robots-home-google.ts';
import { robotsIsText } from '../checks/robots/robots-is-text.ts';
import { robotsProductGoogle } from '../checks/robots/robots-product-google.ts';
import { robotsSitemapLine } from '../checks/robots/robots-sitemap-line.ts';
import { robotsSize } from '../checks/robots/robots-size.ts';
import { robotsStatus } from '../checks/robots/robots-status.ts';
import { robotsStorebot } from '../checks/robots/robots-storebot.ts';
import { robotsSyntax } from '../checks/robots/robots-syntax.ts';
import { rslLicense } from '../checks/robots/rsl-license.ts';

/** The robots phase's checks in catalogue order. */
export const ROBOTS: readonly AnyCheck[] = [
  robotsStatus, robotsIsText, robotsSize, robotsSyntax, robotsHomeGoogle, robotsProductGoogle, robotsBing, robotsStorebot,
  robotsAssets, robotsSitemapLine, robotsCrawlDelay, aiSearchBots, aiUserFetchers, aiTrainingBots, aiDeadTokens,
  previewBots, contentSignal, rslLicense, aiEdgeAccess,
];
