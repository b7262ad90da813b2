import { GREETING_URL } from './guard-proxy.ts';

/** What a start of Chromium differs in from every other. */
export interface FlagOptions {
  profile: string;
  proxyPort: number;
  /** SHA-256 of public keys whose certificates are believed whatever is wrong with them, in base64. */
  trustedKeys: readonly string[];
}

const OFF = [
  // Speak to the network, or to the local one, on their own.
  'MediaRouter', 'DialMediaRouteProvider', 'OptimizationHints', 'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication', 'InterestFeedContentSuggestions', 'Translate', 'AsyncDns', 'DnsOverHttps',
  'WebRtcHideLocalIpsWithMdns', 'PreconnectToSearch', 'SearchEnginePreconnect2',
  // Pages of its own that nobody sees, a process each.
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup',
  // Would answer another question than the one that was asked: https tried first, pages loaded ahead.
  'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'Prerender2',
];

/** The command line: everything through the proxy, nothing of the browser's own, the sandbox left on. */
export function chromiumFlags({ profile, proxyPort, trustedKeys }: FlagOptions): string[] {
  return [
    '--headless=new',
    '--remote-debugging-port=0',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Loopback too; without this Chromium talks to localhost directly.
    '--proxy-bypass-list=<-loopback>',
    // The browser looks nothing up itself: WebRTC would otherwise ask the system's resolver for STUN servers.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-component-extensions-with-background-pages',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--disable-extensions',
    '--disable-sync',
    '--disable-breakpad',
    '--disable-notifications',
    '--disable-speech-api',
    '--disable-presentation-api',
    '--disable-print-preview',
    '--disable-hang-monitor',
    '--disable-prompt-on-repost',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--disable-background-timer-throttling',
    // It looks for a signed-in account at every start; here it asks the proxy itself, which knows none.
    `--gaia-url=${GREETING_URL}`,
    '--deny-permission-prompts',
    '--metrics-recording-only',
    '--mute-audio',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--password-store=basic',
    '--use-mock-keychain',
    '--js-flags=--max-old-space-size=512',
    `--disable-features=${OFF.join(',')}`,
    ...(trustedKeys.length > 0 ? [`--ignore-certificate-errors-spki-list=${trustedKeys.join(',')}`] : []),
    'about:blank',
  ];
}
