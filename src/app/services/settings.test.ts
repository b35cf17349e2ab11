import { afterEach, expect, test, vi } from 'vitest';

import { readSettings } from './settings.ts';

function pageWith(content: string | null): Parameters<typeof readSettings>[0] {
  const element = content === null ? null : { getAttribute: () => content };
  return { querySelector: (selector: string) => (selector.includes('api-base') ? element : null) } as Pick<
    Document,
    'querySelector'
  >;
}

// covers: call-base
test.each<[string | null, string]>([
  [null, '/jeecg-boot'],
  ['', '/jeecg-boot'],
  ['/api/', '/api'],
  ['https://example.com/jeecg-boot', 'https://example.com/jeecg-boot'],
  ['//evil.example', '/jeecg-boot'],
  ['javascript:x', '/jeecg-boot'],
])('the API base of %j is %s', (content, base) => {
  expect(readSettings(pageWith(content)).apiBase).toBe(base);
});

function pageTelling(app: string): Parameters<typeof readSettings>[0] {
  const element = { getAttribute: () => app };
  return { querySelector: (selector: string) => (selector.includes('"app"') ? element : null) } as Pick<
    Document,
    'querySelector'
  >;
}

const usual = { home: '/dashboard/analysis', title: 'Pagewright', routes: [] };

// covers: route-components
test.each<[string, object]>([
  ['', usual],
  ['no JSON', usual],
  [
    '{"home":"javascript:x","routes":[{"path":"x"},{"path":"/a"}],"components":[{"component":"system/UserList","document":"nowhere"}]}',
    usual,
  ],
  [
    '{"home":"/start","title":"商店","routes":[{"path":"/a","document":"base/a.screen"},{"path":"/b","redirect":"/a","layout":"blank"}],"components":[{"component":"system/UserList","document":"system/user.list"},{"component":"online/List","document":"base/a.list","code":"a"}]}',
    {
      home: '/start',
      title: '商店',
      routes: [
        { path: '/a', title: '', document: 'base/a.screen' },
        { path: '/b', title: '', redirect: '/a', isBlank: true },
      ],
      components: [
        { component: 'system/UserList', document: 'system/user.list' },
        { component: 'online/List', document: 'base/a.list', code: 'a' },
      ],
    },
  ],
])('of the app document the page tells %s', (text, app) => {
  expect(readSettings(pageTelling(text))).toMatchObject(app);
});

afterEach(() => vi.unstubAllEnvs());

// covers: frame-setting-drawer
test('in production the setting drawer is there only where the app document says so', () => {
  const isThere = (app: string) => readSettings(pageTelling(app)).settingDrawer;
  expect(isThere('{}')).toBe(true);
  vi.stubEnv('DEV', false);
  expect(['{}', '{"settingDrawer":"yes"}', '{"settingDrawer":true}'].map(isThere)).toEqual([false, false, true]);
});

test.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['Mars/Base', undefined],
  ['', undefined],
])('the time zone %j of the server is %s', (content, zone) => {
  const element = { getAttribute: () => content };
  const page = { querySelector: (selector: string) => (selector.includes('time-zone') ? element : null) };
  expect(readSettings(page as Parameters<typeof readSettings>[0]).timeZone).toBe(zone);
});
