/**
 * In a page's markup, one line per element and attribute, or in its code: what only the services put there that fill
 * the pages of parked domains. All were seen in saved pages and public repositories.
 */
export const PARKING_MARKS: readonly RegExp[] = [
  // Google's advertisements for parked domains, and the key that lets a blocker of advertisements show them.
  /^script src=\S*\bgoogle\.com\/adsense\/domains\/\S*/m,
  /^html data-adblockkey=/m,
  // Bodis, GoDaddy, Sedo and ParkingCrew.
  /\bwindow\.park\s*=\s*["']eyJ/,
  /^[ \t]*window\.onload\s*=\s*function\s*\(\)\s*\{\s*window\.location\.href\s*=\s*["']\/lander["'];?\s*\}[ \t]*$/m,
  /^(?:script|link) .*\bimg1\.wsimg\.com\/parking-lander\//m,
  /^(?:script|img|link|iframe) .*\bsedoparking\.com\//m,
  /^(?:script|img|link|iframe) .*\bparkingcrew\.net\//m,
];
