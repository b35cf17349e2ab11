import { theme, type ThemeConfig } from 'antd';

import { sharedTokens } from './shared-tokens.ts';

const primaryText = '#6cb2f5';

/**
 * The dark theme. antd's algorithm dims its seed colours, so one colour cannot be both the background of white text and
 * text on black: solid surfaces use the dim one, texts `primaryText`. Danger, success and warning are light (they are
 * mostly texts and icons) and are dimmed where a button is filled with them. `theme.test.ts` measures all of them.
 */
export const darkTheme: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  cssVar: { key: 'pagewright' },
  hashed: false,
  token: {
    ...sharedTokens,
    colorPrimary: '#1482ea',
    colorPrimaryHover: '#1b74c9',
    colorPrimaryText: primaryText,
    colorPrimaryTextHover: '#8fc6fa',
    colorPrimaryBg: '#112a45',
    colorPrimaryBgHover: '#153656',
    colorLink: '#7cc0ff',
    colorLinkHover: '#97c4e8',
    colorLinkActive: '#5c9fdc',
    colorInfo: '#1890ff',
    colorSuccess: '#95de64',
    colorWarning: '#ffc53d',
    colorError: '#ff8f8a',
    colorBgLayout: '#0e0f11',
    colorBgContainer: '#17181a',
    colorBgElevated: '#212326',
    colorBorder: '#3d4045',
    colorBorderSecondary: '#2a2d31',
    colorTextSecondary: 'rgba(255, 255, 255, 0.7)',
    colorTextTertiary: 'rgba(255, 255, 255, 0.58)',
    colorTextDescription: 'rgba(255, 255, 255, 0.58)',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.52)',
    colorTextDisabled: 'rgba(255, 255, 255, 0.35)',
  },
  components: {
    Button: {
      colorError: '#c13036',
      colorErrorHover: '#cc3d43',
      colorPrimaryTextHover: '#8fc6fa',
      defaultHoverColor: primaryText,
      defaultHoverBorderColor: primaryText,
      defaultActiveColor: primaryText,
      defaultActiveBorderColor: primaryText,
    },
    Menu: {
      itemSelectedBg: '#112a45',
      itemSelectedColor: primaryText,
      subMenuItemSelectedColor: primaryText,
      itemActiveBg: '#112a45',
      subMenuItemBg: 'transparent',
    },
    Tabs: { itemSelectedColor: primaryText, itemHoverColor: primaryText, itemActiveColor: primaryText },
    Pagination: { colorPrimary: primaryText, colorPrimaryHover: primaryText },
    Select: { colorTextDisabled: 'rgba(255, 255, 255, 0.52)' },
    Table: { headerBg: '#1d1f22', rowHoverBg: '#1d2126' },
  },
};
