import type { ThemeConfig } from 'antd';

/** The tokens that both themes share: type, radius and motion (look.md). Sizes are in pixels. */
export const sharedTokens: ThemeConfig['token'] = {
  fontFamily: '-apple-system, BlinkMacSystemFont, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  fontSize: 14,
  lineHeight: 22 / 14,
  fontWeightStrong: 600,
  borderRadius: 6,
  borderRadiusLG: 8,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.2s',
  motionDurationSlow: '0.24s',
};
