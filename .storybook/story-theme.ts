import type { ThemeConfig } from 'antd';

/** The look of stories: #1890FF as accent, and where text stands on a colour or is one, its shade with contrast 4.5 and more. */
export const storyTheme: ThemeConfig = {
  token: {
    motion: false,
    colorPrimary: '#0958d9',
    colorInfo: '#0958d9',
    colorLink: '#0958d9',
    colorError: '#cf1322',
    colorErrorText: '#cf1322',
    colorWarningText: '#874d00',
    colorTextPlaceholder: '#6b6b6b',
    colorTextDisabled: 'rgba(0, 0, 0, 0.6)',
    colorTextDescription: 'rgba(0, 0, 0, 0.65)',
    fontFamily: '"Noto Sans CJK SC", "DejaVu Sans", sans-serif',
  },
};
