import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An SMS gateway that stores the last code of each phone number. */
export interface SmsGateway {
  url: string;
  codeOf(phone: string): string;
  stop(): void;
}

export async function startSmsGateway(): Promise<SmsGateway> {
  const codes = new Map<string, string>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { phone, code }: { phone: string; code: string } = JSON.parse(text);
      codes.set(phone, code);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/`,
    codeOf: (phone) => codes.get(phone) ?? '',
    stop: () => void server.close(),
  };
}
