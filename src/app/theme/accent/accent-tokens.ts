import type { ThemeConfig } from 'antd';

import type { AccentShades } from './accent-shades.ts';

/** Returns an antd theme with the shades as its primary colour, also in components that define their own. */
export function withAccent(theme: ThemeConfig, shades: AccentShades): ThemeConfig {
  const { components = {} } = theme;
  const { text, textHover, ground } = shades;
  return {
    ...theme,
    token: {
      ...theme.token,
      colorPrimary: shades.solid,
      colorPrimaryHover: shades.solidHover,
      colorPrimaryActive: shades.solidActive,
      colorPrimaryBg: ground,
      colorPrimaryBgHover: shades.groundHover,
      colorPrimaryBorder: shades.border,
      colorPrimaryBorderHover: shades.borderHover,
      colorPrimaryText: text,
      colorPrimaryTextHover: textHover,
      colorLink: text,
      colorLinkHover: textHover,
      colorLinkActive: shades.textActive,
    },
    components: {
      ...components,
      Button: { ...components.Button, colorPrimaryTextHover: textHover, defaultHoverColor: text },
      Menu: { ...components.Menu, itemSelectedBg: ground, itemActiveBg: ground, itemSelectedColor: text },
      Tabs: { ...components.Tabs, itemSelectedColor: text, itemHoverColor: text, itemActiveColor: text },
      Pagination: { ...components.Pagination, colorPrimary: text, colorPrimaryHover: text },
    },
  };
}

/** Returns the shades as variables of our style sheets. */
export function accentVariables(accent: string, shades: AccentShades): Record<`--pw-${string}`, string> {
  return {
    '--pw-primary': accent,
    '--pw-link': shades.text,
    '--pw-selected': shades.ground,
    '--pw-color-primary': shades.solid,
    '--pw-color-primary-hover': shades.solidHover,
    '--pw-color-primary-active': shades.solidActive,
    '--pw-color-primary-bg': shades.ground,
    '--pw-color-primary-text': shades.text,
    '--pw-color-primary-text-hover': shades.textHover,
    '--pw-color-primary-border': shades.border,
    '--pw-color-link': shades.text,
    '--pw-color-link-hover': shades.textHover,
    '--pw-color-link-active': shades.textActive,
    '--pw-control-outline': `${shades.borderHover}40`,
  };
}
