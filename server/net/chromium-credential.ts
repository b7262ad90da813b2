import type { CdpEvent, CdpPipe } from './chromium-pipe.ts';
import { AUTH_URL } from './guard-proxy.ts';
import type { ProxyLease } from './guard-proxy-lease.ts';

type Credential = Pick<ProxyLease, 'username' | 'password'>;

const LOADED_TEXT = `new Promise((resolve) => {
  const done = () => resolve(document.body.innerText);
  if (document.readyState === 'complete') done();
  else addEventListener('load', done);
})`;

/**
 * Authenticates a browser context at the proxy once; Chromium caches the credential for the context's lifetime. Whoever
 * drives it later needs no authentication, and other local processes cannot use the proxy by knowing its port.
 */
export async function authenticateContext(
  cdp: CdpPipe, browserContextId: string, credential: Credential,
): Promise<void> {
  const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: true });
  const session = String(sessionId);
  using _authHandler = cdp.listen((event) => {
    const reply = event.sessionId === session && replyTo(event, credential);
    if (!reply) return;
    cdp.send(reply.method, { requestId: event.params['requestId'], ...reply.params }, session).catch(() => {});
  });
  await cdp.send('Fetch.enable', { handleAuthRequests: true }, session);
  const { errorText } = await cdp.send('Page.navigate', { url: AUTH_URL }, session);
  if (errorText) throw new Error(`the browser did not get through its proxy: ${String(errorText)}`);
  const { result } = await cdp.send('Runtime.evaluate', { expression: LOADED_TEXT, awaitPromise: true }, session);
  if ((result as { value?: unknown } | undefined)?.value !== 'ready') throw new Error('the proxy refused the browser');
  await cdp.send('Target.closeTarget', { targetId });
}

function replyTo({ method, params }: CdpEvent, { username, password }: Credential) {
  if (method === 'Fetch.requestPaused') return { method: 'Fetch.continueRequest', params: {} };
  if (method !== 'Fetch.authRequired') return null;
  const fromProxy = (params['authChallenge'] as { source?: string } | undefined)?.source === 'Proxy';
  const authChallengeResponse = fromProxy
    ? { response: 'ProvideCredentials', username, password }
    : { response: 'CancelAuth' };
  return { method: 'Fetch.continueWithAuth', params: { authChallengeResponse } };
}
