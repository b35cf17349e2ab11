import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves a built folder like the product: compressed in advance, at the highest quality. `extra` contains further files
 * by path.
 */
export async function serveBuilt(folder: string, extra: Readonly<Record<string, string>>) {
  const known = new Map<string, Buffer>();
  const bodyOf = (path: string): Buffer => {
    const body = known.get(path) ?? brotliCompressSync(extra[path] ?? readFileSync(join(folder, path)));
    known.set(path, body);
    return body;
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      const body = bodyOf(pathname);
      const type = types[extname(pathname)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
