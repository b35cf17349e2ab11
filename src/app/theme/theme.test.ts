// covers: limit-theme
import { readFileSync } from 'node:fs';
import { theme } from 'antd';
import { camelCase } from 'es-toolkit';
import { describe, expect, test } from 'vitest';

import { contrast } from './accent/contrast.ts';
import { darkTheme } from './dark-theme.ts';
import { lightTheme } from './light-theme.ts';

type Tokens = ReturnType<typeof theme.getDesignToken>;

/** antd applies tokens that are not seeds over the derived ones; getDesignToken returns only the derived ones. */
function tokensOf(config: typeof lightTheme): Tokens {
  const { token = {} } = config;
  const derived = theme.getDesignToken(config);
  const seeds = new Set(Object.keys(theme.defaultSeed));
  return { ...derived, ...Object.fromEntries(Object.entries(token).filter(([name]) => !seeds.has(name))) };
}

const sheet = readFileSync(new URL('../../kit/tokens/tokens.css', import.meta.url), 'utf8');
const [lightSheet = '', darkSheet = ''] = sheet.split(/:root\[data-theme='dark'\]/);

function declared(css: string): Map<string, string> {
  const lines = css.matchAll(/--pw-((?:color|box|control-outline)[\w-]*): ([^;]+);/g);
  return new Map([...lines].map(([, name = '', value = '']) => [camelCase(name), value]));
}

function plain(value: string): string {
  return value.replaceAll(/\s/g, '').replace(/^#ffffff$/, '#fff');
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

  test('the style sheets have the same tokens', () => {
    const own = new Map([...declared(lightSheet), ...(config === darkTheme ? declared(darkSheet) : [])]);
    const antd = new Map(Object.entries(tokens).map(([name, value]) => [name, plain(String(value))]));
    expect(own.size).toBeGreaterThan(30);
    for (const [name, value] of own) expect([name, plain(value)]).toEqual([name, antd.get(name)]);
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
