import { createServer } from 'node:http';

export interface Cas {
  url: string;
  asked: string[];
  stop(): void;
}

/** Starts the server. Its sign-in page has a link back with a ticket that is valid once and for that service. */
export async function startCas(username: string): Promise<Cas> {
  const asked: string[] = [];
  const tickets = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cas');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    asked.push(request.url ?? '');
    const service = searchParams.get('service') ?? '';
    const html = (body: string) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="zh-CN"><title>CAS</title><body>${body}</body></html>`);
    };
    if (pathname === '/cas/login') {
      const ticket = `ST-${tickets.size + 1}`;
      tickets.set(ticket, service);
      const back = new URL(service);
      back.searchParams.set('ticket', ticket);
      return html(`<a href="${back.href.replaceAll('&', '&amp;')}">统一身份登录</a>`);
    }
    if (pathname === '/cas/logout') {
      response.writeHead(302, { location: service });
      return response.end();
    }
    const ticket = searchParams.get('ticket') ?? '';
    const isGood = tickets.get(ticket) === service && tickets.delete(ticket);
    const answer = isGood
      ? `<cas:authenticationSuccess><cas:user>${username}</cas:user></cas:authenticationSuccess>`
      : '<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>';
    response.end(`<cas:serviceResponse>${answer}</cas:serviceResponse>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/cas`, asked, stop: () => void server.close() };
}
