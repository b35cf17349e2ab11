import { expect, test } from 'vitest';

import { createHttp, type Http } from '../../../data-sources/jeecg/index.ts';
import { fakeServer, type FakeAnswer } from '../../../data-sources/jeecg/testing/fake-fetch.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { ownScreens } from './own-screens.ts';
import { readScreen } from './read-screen.ts';

const screenWith = (part: string): JsonObject => ({
  title: '进来',
  properties: {
    page: {
      properties: { tabs: { properties: { one: { 'x-component': 'HostPart', 'x-component-props': { part } } } } },
    },
  },
});

function serverOf(answer: FakeAnswer | Error) {
  const { fetch, requests } = fakeServer(() => answer);
  const http = createHttp({ base: '', token: () => 'T', fetch });
  const absolute: Http = { ...http, ask: (call) => http.ask({ ...call, base: 'http://localhost' }) };
  return { http: absolute, requests };
}

test('the document of the server is taken, and is asked for once, without a token', async () => {
  const { http, requests } = serverOf({ body: { body: screenWith('sign-in-qr') } });
  expect(await readScreen(http, 'sign-in')).toEqual(screenWith('sign-in-qr'));
  await readScreen(http, 'sign-in');
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/pagewright/open-pages/sign-in']);
  expect(requests[0]?.headers.get('X-Access-Token')).toBeNull();
});

test.each<[string, FakeAnswer | Error]>([
  ['has none', { status: 404, body: { code: 404 } }],
  ['answers with its start page', { body: '<!doctype html>' }],
  ['does not answer', new Error('offline')],
  ['has one without a form', { body: { body: screenWith('sign-in-welcome') } }],
  ['has one of another shape', { body: { body: { properties: [1] } } }],
])('a server that %s gets our own page', async (_, answer) => {
  expect(await readScreen(serverOf(answer).http, 'sign-in')).toEqual(ownScreens['sign-in']);
});
