import { expect, test } from 'vitest';

import { withIcons } from './menu-icons.ts';

test('icons of a menu get their names here, at every depth', () => {
  const icons = { 'ion:key-outline': 'key', 'video-camera': 'monitor' };
  const entry = (icon: string | undefined, children?: unknown[]) => ({
    meta: { title: '页', ...(icon !== undefined && { icon }) },
    ...(children && { children }),
  });
  const menu = ['ant-design:setting-outlined', 'ion:key-outline', 'ant-design:video-camera-filled', 'home'];
  const renamed = ['setting', 'key', 'monitor', 'home'];
  expect(
    withIcons(
      [
        entry(
          undefined,
          menu.map((icon) => entry(icon)),
        ),
      ],
      icons,
    ),
  ).toEqual([
    entry(
      undefined,
      renamed.map((icon) => entry(icon)),
    ),
  ]);
});
