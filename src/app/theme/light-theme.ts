import { theme, type ThemeConfig } from 'antd';

import { sharedTokens } from './shared-tokens.ts';

/**
 * The light theme. #1890FF is the accent (rings, bars, icons: `--pw-primary`), but white on it has a contrast of only
 * 3.24. Backgrounds of white text (solid buttons) and coloured texts (links, the selected menu entry) therefore use
 * #0A66C8, the same hue with 5.6 on white and 5.2 on the page background; its hover shade has 4.8. Success, warning and
 * danger are darkened likewise, and so are antd's greys for descriptions and placeholders. `theme.test.ts` measures all
 * of them.
 */
export const lightTheme: ThemeConfig = {
  algorithm: theme.defaultAlgorithm,
  cssVar: { key: 'pagewright' },
  hashed: false,
  token: {
    ...sharedTokens,
    colorPrimary: '#0a66c8',
    colorPrimaryHover: '#0c6dd4',
    colorPrimaryActive: '#0050b3',
    colorPrimaryBg: '#e6f4ff',
    colorPrimaryBgHover: '#d6ebff',
    colorPrimaryBorder: '#91caff',
    colorPrimaryBorderHover: '#69b1ff',
    colorPrimaryText: '#0a66c8',
    colorPrimaryTextHover: '#0c6dd4',
    colorLink: '#0a66c8',
    colorLinkHover: '#0c6dd4',
    colorLinkActive: '#0050b3',
    colorInfo: '#1890ff',
    colorSuccess: '#237804',
    colorSuccessText: '#237804',
    colorSuccessBg: '#f6ffed',
    colorSuccessBgHover: '#d9f7be',
    colorSuccessBorder: '#b7eb8f',
    colorSuccessBorderHover: '#95de64',
    colorWarning: '#a15c00',
    colorWarningText: '#a15c00',
    colorWarningBg: '#fffbe6',
    colorWarningBgHover: '#fff1b8',
    colorWarningBorder: '#ffe58f',
    colorWarningBorderHover: '#ffd666',
    colorError: '#cf1322',
    colorErrorText: '#cf1322',
    colorErrorHover: '#d9363e',
    colorErrorActive: '#a8071a',
    colorErrorBg: '#fff2f0',
    colorErrorBgHover: '#fff1f0',
    colorErrorBorder: '#ffccc7',
    colorErrorBorderHover: '#ffa39e',
    colorBgLayout: '#f5f6f8',
    colorBorderSecondary: '#ebedf0',
    colorText: '#1f2329',
    colorTextSecondary: '#51565d',
    colorTextTertiary: '#646a73',
    colorTextDescription: '#646a73',
    colorTextPlaceholder: '#737880',
    colorTextDisabled: 'rgba(0, 0, 0, 0.38)',
  },
  components: {
    Menu: {
      itemSelectedBg: '#e6f4ff',
      itemSelectedColor: '#0a66c8',
      itemActiveBg: '#e6f4ff',
      subMenuItemBg: 'transparent',
    },
    // The text of a disabled option must be legible, as it can explain why.
    Select: { colorTextDisabled: '#5f656d' },
    Table: { headerBg: '#f7f8fa', headerColor: '#51565d', rowHoverBg: '#f5f8fc' },
  },
};
