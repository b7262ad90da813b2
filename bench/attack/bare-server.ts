import { startPeer } from '../http/http.ts';

/** A minimal server that answers 405 with as many bytes as the service, and is not attacked. */
export const startBareServer = () => startPeer(405, 200);
