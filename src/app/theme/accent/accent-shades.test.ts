import fc from 'fast-check';
import { expect, test } from 'vitest';

import { accents } from '../look.ts';
import { accentShades } from './accent-shades.ts';
import { contrast } from './contrast.ts';

const colours = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

const grounds = { light: ['#ffffff', '#f5f6f8'], dark: ['#17181a', '#0e0f11', '#212326'] } as const;

function expectReadable(accent: string, theme: 'light' | 'dark') {
  const shades = accentShades(accent, theme);
  for (const solid of [shades.solid, shades.solidHover, shades.solidActive])
    expect(contrast('#ffffff', solid)).toBeGreaterThanOrEqual(4.5);
  for (const text of [shades.text, shades.textHover])
    for (const ground of [...grounds[theme], shades.ground]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
}

test.each(Object.entries(accents))('all shades of %s (%s) can be read in both themes', (_, accent) => {
  expectReadable(accent, 'light');
  expectReadable(accent, 'dark');
});

test('whatever the colour is, its shades can be read', () => {
  fc.assert(fc.property(colours, fc.constantFrom('light', 'dark'), (accent, theme) => expectReadable(accent, theme)));
});
