import { createServer } from 'node:http';

// The peer: plain node:http. It reads the body, if any, and answers with as many bytes as the service.
const status = Number(process.argv[2]);
const body = Buffer.alloc(Number(process.argv[3]), ' ');

const server = createServer((req, res) => {
  const answer = (): void => {
    res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    res.end(body);
  };
  if (req.method !== 'POST') return answer();
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    answer();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
