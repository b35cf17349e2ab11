import type { Locale } from '../../words/index.ts';

interface ColumnWords {
  columns: string;
  add: string;
  title: (name: string) => string;
  widget: (name: string) => string;
  required: (name: string) => string;
  requiredShort: string;
  up: (name: string) => string;
  down: (name: string) => string;
  remove: (name: string) => string;
  more: (name: string) => string;
  back: (table: string) => string;
  none: string;
}

export const columnWords: Readonly<Record<Locale, ColumnWords>> = {
  'zh-CN': {
    columns: '列',
    add: '添加列',
    title: (name) => `“${name}”的标题`,
    widget: (name) => `“${name}”的组件`,
    required: (name) => `“${name}”必填`,
    requiredShort: '必填',
    up: (name) => `上移“${name}”`,
    down: (name) => `下移“${name}”`,
    remove: (name) => `删除“${name}”`,
    more: (name) => `“${name}”的全部属性`,
    back: (table) => `回到“${table}”`,
    none: '还没有列。',
  },
  'en-US': {
    columns: 'Columns',
    add: 'Add a column',
    title: (name) => `Title of “${name}”`,
    widget: (name) => `Component of “${name}”`,
    required: (name) => `“${name}” is required`,
    requiredShort: 'Required',
    up: (name) => `Move “${name}” up`,
    down: (name) => `Move “${name}” down`,
    remove: (name) => `Delete “${name}”`,
    more: (name) => `All properties of “${name}”`,
    back: (table) => `Back to “${table}”`,
    none: 'No columns yet.',
  },
};
