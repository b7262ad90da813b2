import { startPeer } from '../http/http.ts';

/** A bare server that answers 405 in as many bytes as the service, and that nobody attacks. */
export const startBare = () => startPeer(405, 200);
