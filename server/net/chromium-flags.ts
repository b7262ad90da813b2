import { AUTH_URL } from './guard-proxy.ts';

/** What varies from launch to launch. */
interface FlagOptions {
  profile: string;
  proxyPort: number;
  /** Base64 SHA-256 of public keys whose certificate errors are ignored. */
  trustedKeys: readonly string[];
}

const DISABLED_FEATURES = [
  // Contact the internet or the local network on their own.
  'MediaRouter', 'DialMediaRouteProvider', 'OptimizationHints', 'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication', 'InterestFeedContentSuggestions', 'Translate', 'AsyncDns', 'DnsOverHttps',
  'WebRtcHideLocalIpsWithMdns', 'PreconnectToSearch', 'SearchEnginePreconnect2',
  // Invisible internal pages, one process each.
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup',
  // Change what is measured: https tried first, pages prerendered.
  'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'Prerender2',
];

/** The command line: all traffic through the proxy, no background traffic, sandbox on. */
export function chromiumFlags({ profile, proxyPort, trustedKeys }: FlagOptions): string[] {
  return [
    '--headless=new',
    '--remote-debugging-port=0',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Without this Chromium connects to loopback directly.
    '--proxy-bypass-list=<-loopback>',
    // No DNS lookups of its own: WebRTC would otherwise resolve STUN servers with the system's resolver.
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
    // Chromium checks for a signed-in account at every start; send that request to the proxy itself.
    `--gaia-url=${AUTH_URL}`,
    '--deny-permission-prompts',
    '--metrics-recording-only',
    '--mute-audio',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--password-store=basic',
    '--use-mock-keychain',
    '--js-flags=--max-old-space-size=512',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ...(trustedKeys.length > 0 ? [`--ignore-certificate-errors-spki-list=${trustedKeys.join(',')}`] : []),
    'about:blank',
  ];
}
