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
  addField: [name: string];
  removeField: [name: string];
  moveField: [name: string];
  changeField: [name: string, column: Titles];
}

/** A step of the history. */
export type Step = Message<StepValues>;

/** The names that a step shows for the nodes and properties that it stores as keys. */
export interface StepNames {
  node: (key: string) => string;
  /** The name of a property of these nodes, or of the form if there are none. */
  property: (nodes: readonly string[], path: readonly string[]) => string;
}

const keysAsNames: StepNames = { node: (key) => key, property: (_, path) => path.join(' · ') };

const stepWords: Readonly<Record<Locale, (names: StepNames) => Phrases<StepValues>>> = {
  'zh-CN': (names) => {
    const those = (nodes: readonly string[]) =>
      nodes.length === 1 ? `“${names.node(nodes[0] ?? '')}”` : ` ${nodes.length} 个`;
    return {
      add: (title) => `添加 ${title['zh-CN']}`,
      paste: (count) => `粘贴 ${count} 个`,
      duplicate: (nodes) => `复制${those(nodes)}`,
      remove: (nodes) => `删除${those(nodes)}`,
      move: (nodes) => `移动${those(nodes)}`,
      convert: (nodes, to) => `把${those(nodes)}转换成${to['zh-CN']}`,
      wrap: (node) => `把“${names.node(node)}”放进栅格`,
      rename: (from, to) => `改名 ${from} → ${to}`,
      change: (nodes, path) => `修改${nodes.length === 0 ? '表单' : those(nodes)}的${names.property(nodes, path)}`,
      options: (node) => `修改“${names.node(node)}”的选项`,
      span: (nodes) => `修改${those(nodes)}的宽度`,
      clear: () => '清空',
      import: () => '导入',
      writeSource: () => '修改源码',
      editSource: () => '修改源码',
      restore: () => '恢复没有保存的修改',
      takeTheirs: () => '换成刚发布的',
      takeVersion: () => '换成以前的版本',
      addField: (name) => `添加数据字段“${name}”`,
      removeField: (name) => `删除数据字段“${name}”`,
      moveField: (name) => `移动数据字段“${name}”`,
      changeField: (name, column) => `修改数据字段“${name}”的${column['zh-CN']}`,
    };
  },
  'en-US': (names) => {
    const those = (nodes: readonly string[]) =>
      nodes.length === 1 ? `“${names.node(nodes[0] ?? '')}”` : `${nodes.length} components`;
    return {
      add: (title) => `Add ${title['en-US']}`,
      paste: (count) => `Paste ${count}`,
      duplicate: (nodes) => `Duplicate ${those(nodes)}`,
      remove: (nodes) => `Delete ${those(nodes)}`,
      move: (nodes) => `Move ${those(nodes)}`,
      convert: (nodes, to) => `Convert ${those(nodes)} to ${to['en-US']}`,
      wrap: (node) => `Put “${names.node(node)}” into a grid`,
      rename: (from, to) => `Rename ${from} → ${to}`,
      change: (nodes, path) =>
        `Change ${names.property(nodes, path)} of ${nodes.length === 0 ? 'the form' : those(nodes)}`,
      options: (node) => `Change the options of “${names.node(node)}”`,
      span: (nodes) => `Change the width of ${those(nodes)}`,
      clear: () => 'Clear',
      import: () => 'Import',
      writeSource: () => 'Edit the source',
      editSource: () => 'Edit the source',
      restore: () => 'Restore unsaved changes',
      takeTheirs: () => 'Take what was published',
      takeVersion: () => 'Take an earlier version',
      addField: (name) => `Add the data field “${name}”`,
      removeField: (name) => `Delete the data field “${name}”`,
      moveField: (name) => `Move the data field “${name}”`,
      changeField: (name, column) => `Change ${column['en-US']} of the data field “${name}”`,
    };
  },
};

/** Returns the text of a step: “添加 单行文本”. Without `names`, nodes and properties are shown by their keys. */
export function stepInWords(step: Step, locale: Locale, names: StepNames = keysAsNames): string {
  return inWords(stepWords[locale](names), step);
}
