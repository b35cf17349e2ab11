import type { ThemeConfig } from 'antd';

/** The theme with controls that a finger hits: 44 px, 48 where they are large. */
export function touchTheme(theme: ThemeConfig): ThemeConfig {
  return {
    ...theme,
    token: { ...theme.token, controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 },
    // The menu derives this gap from the height of controls.
    components: { ...theme.components, Menu: { ...theme.components?.Menu, iconMarginInlineEnd: 10 } },
  };
}
