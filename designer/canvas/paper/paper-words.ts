import type { Locale } from '../../words/index.ts';

interface PaperWords {
  width: string;
  own: (width: number) => string;
  full: string;
  expand: string;
  reduce: string;
}

export const paperWords: Readonly<Record<Locale, PaperWords>> = {
  'zh-CN': {
    width: '画布的宽度',
    own: (width) => `表单 ${width}`,
    full: '铺满',
    expand: '全屏',
    reduce: '退出全屏',
  },
  'en-US': {
    width: 'Width of the canvas',
    own: (width) => `Form ${width}`,
    full: 'Fill',
    expand: 'Full screen',
    reduce: 'Leave full screen',
  },
};
