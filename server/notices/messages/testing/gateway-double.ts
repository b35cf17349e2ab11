import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

export interface GatewayDouble {
  url: string;
  taken: { authorization: string | undefined; body: Record<string, unknown> }[];
  refusals: number[];
}

export async function gatewayDouble(): Promise<GatewayDouble> {
  const double: GatewayDouble = { url: '', taken: [], refusals: [] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const status = double.refusals.shift() ?? 200;
      if (status === 200) double.taken.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(status).end(status === 200 ? '{"id":"s-1"}' : 'no');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  double.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/send`;
  return double;
}
