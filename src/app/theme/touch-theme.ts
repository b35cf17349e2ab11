import type { ThemeConfig } from 'antd';

/** Returns the theme with controls sized for touch: 44 px, large ones 48 px. */
export function touchTheme(theme: ThemeConfig): ThemeConfig {
  return {
    ...theme,
    token: { ...theme.token, controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 },
    // The menu derives this gap from the height of controls.
    components: { ...theme.components, Menu: { ...theme.components?.Menu, iconMarginInlineEnd: 10 } },
  };
}
