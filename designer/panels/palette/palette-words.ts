import type { WidgetEntry } from '../../../src/schema/vocabulary.ts';
import type { Locale } from '../../words/index.ts';

/** The headings inside a group, by what people look for. */
export type PaletteTopicName = NonNullable<WidgetEntry['palette']>['topic'];

interface PaletteWords {
  topics: Readonly<Record<PaletteTopicName, string>>;
  recent: string;
  /** The accessible name of an item that is also in its group. */
  recentItem: (title: string) => string;
  takenFields: (count: number) => string;
}

export const paletteWords: Readonly<Record<Locale, PaletteWords>> = {
  'zh-CN': {
    topics: {
      text: '文本',
      number: '数字',
      choice: '选择',
      date: '日期',
      file: '文件',
      reference: '人员和引用',
      lines: '明细',
      layout: '布局',
      content: '内容',
    },
    recent: '最近用过',
    recentItem: (title) => `最近用过：${title}`,
    takenFields: (count) => `已在表单里的 ${count} 个`,
  },
  'en-US': {
    topics: {
      text: 'Text',
      number: 'Numbers',
      choice: 'Choices',
      date: 'Dates',
      file: 'Files',
      reference: 'People and references',
      lines: 'Lines',
      layout: 'Layout',
      content: 'Content',
    },
    recent: 'Recently used',
    recentItem: (title) => `Recently used: ${title}`,
    takenFields: (count) => `${count} in the form already`,
  },
};
