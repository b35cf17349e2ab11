// covers: limit-theme, runtime-look
import { theme } from 'antd';
import { describe, expect, test } from 'vitest';

import { darkTheme } from './dark-theme.ts';
import { lightTheme } from './light-theme.ts';
import { contrast } from './testing/contrast.ts';

type Tokens = ReturnType<typeof theme.getDesignToken>;

/** antd applies tokens that are no seeds over what the algorithm derives; getDesignToken gives the derived ones only. */
function tokensOf(config: typeof lightTheme): Tokens {
  const { token = {} } = config;
  const derived = theme.getDesignToken(config);
  const seeds = new Set(Object.keys(theme.defaultSeed));
  return { ...derived, ...Object.fromEntries(Object.entries(token).filter(([name]) => !seeds.has(name))) };
}

const white = '#ffffff';

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('the %s theme', (_name, config) => {
  const tokens = tokensOf(config);
  const grounds = [tokens.colorBgContainer, tokens.colorBgLayout, tokens.colorBgElevated];

  test.each([
    'colorText',
    'colorTextSecondary',
    'colorTextTertiary',
    'colorTextDescription',
    'colorPrimaryText',
    'colorLink',
    'colorLinkHover',
    'colorSuccess',
    'colorWarning',
    'colorError',
  ] as const)('%s can be read on every ground', (name) => {
    for (const ground of grounds) expect(contrast(tokens[name], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('placeholders can be read in a field', () => {
    expect(contrast(tokens.colorTextPlaceholder, tokens.colorBgContainer)).toBeGreaterThanOrEqual(4.4);
  });

  test('white can be read on solid buttons', () => {
    const button = config.components?.Button ?? {};
    for (const ground of [tokens.colorPrimary, tokens.colorPrimaryHover, button.colorError ?? tokens.colorError]) {
      expect(contrast(white, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the chosen menu entry can be read', () => {
    const { itemSelectedColor = '', itemSelectedBg = '' } = config.components?.Menu ?? {};
    expect(contrast(itemSelectedColor, itemSelectedBg)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the accent of the specification is too light for text, which is why texts have a shade of it', () => {
  expect(contrast(white, '#1890ff')).toBeLessThan(4.5);
});
