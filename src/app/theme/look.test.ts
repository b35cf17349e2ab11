// covers: limit-theme
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { accents, changeable, consistent, defaultLook, readLook, type Look } from './look.ts';

const looks: fc.Arbitrary<Look> = fc.record({
  menuTheme: fc.constantFrom('light', 'dark'),
  accent: fc.constantFrom('薄暮', '火山', '日暮', '明青', '极光绿', '拂晓蓝', '极客蓝', '酱紫'),
  layout: fc.constantFrom('sidemenu', 'topmenu'),
  contentWidth: fc.constantFrom('Fixed', 'Fluid'),
  fixedHeader: fc.boolean(),
  autoHideHeader: fc.boolean(),
  fixedMenu: fc.boolean(),
  colorWeak: fc.boolean(),
  multipage: fc.boolean(),
});

test('the default is the specification’s', () => {
  expect(defaultLook).toMatchObject({ menuTheme: 'light', layout: 'sidemenu', contentWidth: 'Fixed', multipage: true });
  expect(accents[defaultLook.accent]).toBe('#1890FF');
  expect(Object.keys(accents)).toHaveLength(8);
});

test('a look that was kept is read as it was', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(readLook(JSON.stringify(consistent(look)))).toEqual(consistent(look));
    }),
  );
});

test('no look breaks the rules between its switches', () => {
  fc.assert(
    fc.property(looks, (look) => {
      const kept = consistent(look);
      const can = changeable(kept);
      expect(can.contentWidth || kept.contentWidth === 'Fixed').toBe(true);
      expect(can.autoHideHeader || !kept.autoHideHeader).toBe(true);
      expect(can.fixedMenu || kept.fixedMenu).toBe(true);
    }),
  );
});

test.each([undefined, '', '{', '[]', 'null', '{"accent":"红","layout":1,"fixedHeader":"yes"}'])(
  'of %j the default is read',
  (text) => expect(readLook(text)).toEqual(defaultLook),
);
