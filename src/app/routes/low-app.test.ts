// covers: call-app-id
import { expect, test } from 'vitest';

import { createHttp } from '../../data-sources/jeecg/index.ts';
import { lowAppOf } from './low-app.ts';
import { matchPage } from './match-page.ts';

const pages = ['/low-app/:appId/list', '/base/:appId'].map((path) => ({
  path,
  title: '',
  name: path.slice(1).replaceAll('/', '-').replaceAll(':', '@'),
  target: { kind: 'home' as const },
}));

test.each([
  ['/low-app/a7/list', 'a7'],
  ['/base/a7', null],
  ['/nothing', null],
])('calls of the page at %s tell the application %s', async (path, told) => {
  const asked: Request[] = [];
  const http = createHttp({
    base: 'http://a/jeecg-boot',
    token: () => 't',
    lowApp: () => lowAppOf(matchPage(pages, path)),
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return Response.json({ success: true, code: 200, result: null });
    },
  });
  await http.send({ method: 'GET', path: '/sys/user/list' });
  expect(asked[0]?.headers.get('X-Low-App-ID')).toBe(told);
});
