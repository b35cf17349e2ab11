import type { Locale } from './designer-words.ts';
import { inWords, type Message, type Phrases, type Titles } from './messages.ts';

/** The kinds of steps in a history, with the values for their texts; `nodes` are keys. */
interface StepValues {
  add: [title: Titles];
  paste: [count: number];
  duplicate: [nodes: readonly string[]];
  remove: [nodes: readonly string[]];
  move: [nodes: readonly string[]];
  convert: [nodes: readonly string[], to: Titles];
  wrap: [node: string];
  rename: [from: string, to: string];
  change: [nodes: readonly string[], path: readonly string[]];
  options: [node: string];
  span: [nodes: readonly string[]];
  clear: [];
  import: [];
  writeSource: [];
  editSource: [];
  restore: [];
  takeTheirs: [];
  takeVersion: [];
}

/** A step of the history. */
export type Step = Message<StepValues>;

const stepWords: Readonly<Record<Locale, Phrases<StepValues>>> = {
  'zh-CN': {
    add: (title) => `添加 ${title['zh-CN']}`,
    paste: (count) => `粘贴 ${count} 个`,
    duplicate: (nodes) => `复制 ${namesOf(nodes, '个')}`,
    remove: (nodes) => `删除 ${namesOf(nodes, '个')}`,
    move: (nodes) => `移动 ${namesOf(nodes, '个')}`,
    convert: (nodes, to) => `把 ${namesOf(nodes, '个')} 转换成${to['zh-CN']}`,
    wrap: (node) => `把 ${node} 放进栅格`,
    rename: (from, to) => `改名 ${from} → ${to}`,
    change: (nodes, path) => `修改 ${[nodes.length === 0 ? '表单' : namesOf(nodes, '个'), ...path].join(' · ')}`,
    options: (node) => `修改 ${node} 的选项`,
    span: (nodes) => `改 ${namesOf(nodes, '个')} 的宽度`,
    clear: () => '清空',
    import: () => '导入',
    writeSource: () => '修改源码',
    editSource: () => '修改源码',
    restore: () => '恢复没有保存的修改',
    takeTheirs: () => '换成刚发布的',
    takeVersion: () => '换成以前的版本',
  },
  'en-US': {
    add: (title) => `Add ${title['en-US']}`,
    paste: (count) => `Paste ${count}`,
    duplicate: (nodes) => `Duplicate ${namesOf(nodes, 'components')}`,
    remove: (nodes) => `Delete ${namesOf(nodes, 'components')}`,
    move: (nodes) => `Move ${namesOf(nodes, 'components')}`,
    convert: (nodes, to) => `Convert ${namesOf(nodes, 'components')} to ${to['en-US']}`,
    wrap: (node) => `Put ${node} into a grid`,
    rename: (from, to) => `Rename ${from} → ${to}`,
    change: (nodes, path) =>
      `Change ${[nodes.length === 0 ? 'the form' : namesOf(nodes, 'components'), ...path].join(' · ')}`,
    options: (node) => `Change the options of ${node}`,
    span: (nodes) => `Change the width of ${namesOf(nodes, 'components')}`,
    clear: () => 'Clear',
    import: () => 'Import',
    writeSource: () => 'Edit the source',
    editSource: () => 'Edit the source',
    restore: () => 'Restore unsaved changes',
    takeTheirs: () => 'Take what was published',
    takeVersion: () => 'Take an earlier version',
  },
};

/** Returns the text of a step: “添加 单行文本”. */
export function stepInWords(step: Step, locale: Locale): string {
  return inWords(stepWords[locale], step);
}

function namesOf(nodes: readonly string[], unit: string): string {
  return nodes.length === 1 ? (nodes[0] ?? '') : `${nodes.length} ${unit}`;
}
