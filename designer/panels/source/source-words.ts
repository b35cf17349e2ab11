import type { Locale } from '../../words/index.ts';

/** The texts of the source panel. */
export interface SourceWords {
  text: string;
  canvasStays: string;
  giveUp: string;
  problems: (count: number) => string;
  oneByOne: string;
  expected: (what: string) => string;
  correct: (to: string) => string;
  /** Translations of the editor's own texts, by their English originals. */
  phrases: Readonly<Record<string, string>>;
}

export const sourceWords: Readonly<Record<Locale, SourceWords>> = {
  'zh-CN': {
    text: '文档的 JSON',
    canvasStays: '画布还是改之前的样子。',
    giveUp: '放弃源码里的修改',
    problems: (count) => (count === 0 ? '没有问题' : `${count} 个问题`),
    oneByOne: '逐个看',
    expected: (what) => `应写：${what}`,
    correct: (to) => `改成 ${to}`,
    phrases: {
      Find: '查找',
      Replace: '替换为',
      next: '下一个',
      previous: '上一个',
      all: '全部',
      close: '关闭',
      'match case': '区分大小写',
      regexp: '正则',
      'by word': '整词',
      replace: '替换',
      'replace all': '全部替换',
      'Go to line': '到第几行',
      go: '去',
      'Fold line': '折叠',
      'Unfold line': '展开',
      'folded code': '已折叠的代码',
      Completions: '可以写的',
      Diagnostics: '问题',
      'No diagnostics': '没有问题',
    },
  },
  'en-US': {
    text: 'JSON of the document',
    canvasStays: 'The canvas is as it was before.',
    giveUp: 'Give up the changes in the source',
    problems: (count) => (count === 0 ? 'No problems' : `${count} ${count === 1 ? 'problem' : 'problems'}`),
    oneByOne: 'One by one',
    expected: (what) => `Expected: ${what}`,
    correct: (to) => `Change to ${to}`,
    phrases: {},
  },
};
