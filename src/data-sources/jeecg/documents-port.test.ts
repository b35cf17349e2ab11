import { expect, test } from 'vitest';

import { createDocumentsPort } from './documents-port.ts';
import { createHttp } from './http/http.ts';
import { fakeServer, type FakeAnswer } from './testing/fake-fetch.ts';

const list = {
  key: 'sales/order.list',
  id: 'sales/order',
  kind: 'list',
  hash: 'h',
  body: { kind: 'list' },
  problems: [],
};

function portOf(answer: () => FakeAnswer, options = {}) {
  const server = fakeServer(answer);
  const http = createHttp({
    base: '',
    token: () => 'T',
    fetch: (input, init) => server.fetch(input, init),
  });
  const absolute = {
    ...http,
    fetch: (call: Parameters<typeof http.fetch>[0]) => http.fetch({ ...call, base: 'http://localhost' }),
  };
  return { port: createDocumentsPort(absolute, options), server };
}

test('reads a page, leaves out what is no document', async () => {
  const { port, server } = portOf(() => ({ body: { documents: [list, { key: 'x.unknown', body: {} }, 'text'] } }));
  expect(await port.page('sales/order.list')).toEqual({ documents: [list] });
  expect(server.requests[0]?.url.pathname).toBe('/pagewright/pages/sales/order.list');
});

test('drafts are asked for only where they are wanted', async () => {
  const answer = () => ({ body: { documents: [list] } });
  const [without, withDrafts] = [portOf(answer), portOf(answer, { drafts: true })];
  await without.port.page('sales/order.list');
  await withDrafts.port.page('sales/order.list');
  expect(without.server.requests[0]?.headers.has('X-Document-Drafts')).toBe(false);
  expect(withDrafts.server.requests[0]?.headers.get('X-Document-Drafts')).toBe('1');
});

test('a page that has not changed since is not sent again', async () => {
  let answer: FakeAnswer = { headers: { ETag: '"1"' }, body: { documents: [list] } };
  const { port, server } = portOf(() => answer);
  const first = await port.page('sales/order.list');
  answer = { status: 304 };
  expect(await port.page('sales/order.list')).toBe(first);
  expect(server.requests.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"1"']);
});

test('a page that is not there, not allowed or no page at all says so', async () => {
  const missing = portOf(() => ({ status: 404, body: {} }));
  await expect(missing.port.page('a/b.list')).rejects.toMatchObject({ kind: 'not-found' });
  const forbidden = portOf(() => ({ status: 403, body: {} }));
  await expect(forbidden.port.page('a/b.list')).rejects.toMatchObject({ kind: 'forbidden' });
  const broken = portOf(() => ({ body: '<html>' }));
  await expect(broken.port.page('a/b.list')).rejects.toMatchObject({ kind: 'server' });
});
