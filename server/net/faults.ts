/** Whose doing a fault most likely is: the store's, ours (this machine, its budgets), or not to be told. */
export type FaultCause = 'store' | 'us' | 'either';

const CAUSES = {
  /** The address guard refused the URL or one hop. */
  'guard-blocked': 'store',
  /** The name does not exist. */
  'dns-nxdomain': 'store',
  /** The name exists without an address. */
  'dns-no-address': 'store',
  /** The name servers answered with a failure. */
  'dns-failed': 'either',
  /** The name servers said nothing in time. */
  'dns-timeout': 'either',
  /** Nothing listens there. */
  refused: 'store',
  /** No network path: IPv6 without IPv6, a router's no. */
  'no-route': 'us',
  'connect-timeout': 'either',
  /** The connection was cut before the answer was complete. */
  reset: 'either',
  /** The head or the body did not come within the budget. */
  timeout: 'either',
  /** Expired, or not valid yet. */
  'tls-expired': 'store',
  'tls-name': 'store',
  'tls-untrusted': 'store',
  /** No common TLS version or cipher. */
  'tls-protocol': 'store',
  /** What answered does not speak TLS. */
  'tls-absent': 'store',
  'too-many-redirects': 'store',
  'redirect-loop': 'store',
  /** A redirect without a usable target, or with two. */
  'redirect-invalid': 'store',
  /** The head is larger than any honest one. */
  'too-large': 'store',
  /** Not HTTP, or HTTP that contradicts itself. */
  malformed: 'store',
  /** The body does not decompress. */
  'bad-encoding': 'store',
  /** The scan's own requests or bytes are used up. */
  budget: 'us',
  /** The caller's signal, or the scan's end. */
  cancelled: 'us',
  /** Anything without a name of its own. */
  failed: 'either',
} as const satisfies Record<string, FaultCause>;

/** The stable codes of a fetch that has no usable answer. */
export type FetchFault = keyof typeof CAUSES;

/** Every fault code, for tables. */
export const FETCH_FAULTS = Object.keys(CAUSES) as FetchFault[];

/** Whose doing a fault most likely is. */
export const causeOf = (fault: FetchFault): FaultCause => CAUSES[fault];

/** A fault on its way up inside `server/net`; callers outside meet it as data. */
export class NetFault extends Error {
  override readonly name = 'NetFault';
  readonly code: FetchFault;

  constructor(code: FetchFault, detail: string) {
    super(detail);
    this.code = code;
  }
}
