/** Who most likely caused a fault: the store, us (this machine, its budgets), or either. */
export type FaultCause = 'store' | 'us' | 'either';

const CAUSES = {
  /** The address guard refused the URL or a redirect. */
  'guard-blocked': 'store',
  /** The name does not exist. */
  'dns-nxdomain': 'store',
  /** The name has no address record. */
  'dns-no-address': 'store',
  /** The name servers returned an error. */
  'dns-failed': 'either',
  /** The name servers did not respond in time. */
  'dns-timeout': 'either',
  /** Connection refused: nothing listens there. */
  refused: 'store',
  /** No route: no IPv6 on this machine, or a router refused. */
  'no-route': 'us',
  'connect-timeout': 'either',
  /** The connection was closed before the response was complete. */
  reset: 'either',
  /** The headers or the body did not arrive within the budget. */
  timeout: 'either',
  /** The certificate has expired or is not valid yet. */
  'tls-expired': 'store',
  'tls-name': 'store',
  'tls-untrusted': 'store',
  /** No common TLS version or cipher. */
  'tls-protocol': 'store',
  /** The server does not speak TLS. */
  'tls-absent': 'store',
  'too-many-redirects': 'store',
  'redirect-loop': 'store',
  /** A redirect without a valid target, or with several. */
  'redirect-invalid': 'store',
  /** The response headers are too large. */
  'too-large': 'store',
  /** Not HTTP, or contradictory HTTP. */
  malformed: 'store',
  /** The body cannot be decompressed. */
  'bad-encoding': 'store',
  /** The scan's request or byte budget is spent. */
  budget: 'us',
  /** The scan ended. */
  cancelled: 'us',
  /** Anything else. */
  failed: 'either',
} as const satisfies Record<string, FaultCause>;

/** The stable codes of a failed fetch. */
export type FetchFault = keyof typeof CAUSES;

/** Who most likely caused a fault. */
export const causeOf = (fault: FetchFault): FaultCause => CAUSES[fault];

/** A fault thrown inside `server/net`; callers outside get it as data. */
export class NetFault extends Error {
  override readonly name = 'NetFault';
  readonly code: FetchFault;

  constructor(code: FetchFault, detail: string) {
    super(detail);
    this.code = code;
  }
}
