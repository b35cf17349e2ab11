import type { Locale } from './designer-words.ts';
import { inWords, type Message, type Phrases, type Titles } from './messages.ts';

/** The kinds of refusals, with the values for their texts. */
interface RefusalValues {
  gone: [];
  placeGone: [];
  holdsNothing: [title: Titles];
  insideItself: [];
  nameThere: [key: string];
  nameTaken: [key: string];
  fieldTaken: [title: string];
  fieldGone: [];
  noWidget: [widget: string];
  cannotConvert: [from: Titles | undefined, to: Titles];
  otherType: [key: string, to: Titles];
  notWritable: [];
  oneColumn: [];
  noOptions: [];
  formEmpty: [];
  chooseFirst: [act: 'convert' | 'duplicate' | 'remove' | 'move' | 'change' | 'span'];
  nothingToPaste: [reason: string];
  clipboardEmpty: [];
  clipboardTooLarge: [];
  clipboardUnreadable: [reason: string];
  clipboardVersion: [];
  sourceLine: [line: number, reason: string];
  sourceNoObject: [];
  sourceKind: [kind: string];
  /** A reason given by another source: a server, or the check of names. */
  quoted: [reason: string];
}

/** The reason of a refusal. */
export type Refusal = Message<RefusalValues>;

type Acts = Readonly<Record<RefusalValues['chooseFirst'][0], string>>;

const chineseActs: Acts = {
  convert: '转换',
  duplicate: '复制',
  remove: '删除',
  move: '移动',
  change: '修改',
  span: '改宽度',
};
const englishActs: Acts = {
  convert: 'convert',
  duplicate: 'duplicate',
  remove: 'delete',
  move: 'move',
  change: 'change',
  span: 'resize',
};

const refusalWords: Readonly<Record<Locale, Phrases<RefusalValues>>> = {
  'zh-CN': {
    gone: () => '这个组件已经没有了。',
    placeGone: () => '这里已经没有了，请重新选择位置。',
    holdsNothing: (title) => `“${title['zh-CN']}”里面不能放别的组件。`,
    insideItself: () => '不能把组件移动到它自己里面。',
    nameThere: (key) => `那里已经有“${key}”了，同一处不能有两个同名的。`,
    nameTaken: (key) => `表单里已经有“${key}”了，同一个名字只能出现一次。`,
    fieldTaken: (title) => `表单里已经有“${title}”了，同一个字段只能出现一次。`,
    fieldGone: () => '没有这个字段，可能已经改名或删除，请重新选择。',
    noWidget: (widget) => `没有“${widget}”这个组件。`,
    cannotConvert: (from, to) => `${from?.['zh-CN'] ?? '这个组件'}不能转换成${to['zh-CN']}。`,
    otherType: (key, to) => `“${key}”在模型里的类型与${to['zh-CN']}的不同，不能转换。`,
    notWritable: () => '这里不能写这个属性。',
    oneColumn: () => '这里只有一列，不能改宽度。',
    noOptions: () => '至少要有一个选项。',
    formEmpty: () => '表单已经是空的。',
    chooseFirst: (act) => `请先选择要${chineseActs[act]}的组件。`,
    nothingToPaste: (reason) => `剪贴板里没有可以粘贴的组件。${reason}`,
    clipboardEmpty: () => '剪贴板里没有可以粘贴的组件，请先在设计器里复制。',
    clipboardTooLarge: () => '剪贴板里的内容太大，请分几次复制。',
    clipboardUnreadable: (reason) => `剪贴板里的内容读不出来，请重新复制。${reason}`,
    clipboardVersion: () => '这些组件是用另一个版本复制的，请刷新页面后重新复制。',
    sourceLine: (line, reason) => `第 ${line} 行：${reason}`,
    sourceNoObject: () => '文档应是一个 JSON 对象：{ … }。',
    sourceKind: (kind) => `文档的种类（kind）应是 ${kind}。`,
    quoted: (reason) => reason,
  },
  'en-US': {
    gone: () => 'This component is gone.',
    placeGone: () => 'This place is gone. Choose another one.',
    holdsNothing: (title) => `No other components can stand inside “${title['en-US']}”.`,
    insideItself: () => 'A component cannot be moved into itself.',
    nameThere: (key) => `“${key}” is there already. No two of one name can stand in the same place.`,
    nameTaken: (key) => `The form has “${key}” already. A name can stand once only.`,
    fieldTaken: (title) => `The form has “${title}” already. A field can stand once only.`,
    fieldGone: () => 'There is no such field; it may have been renamed or deleted. Choose it again.',
    noWidget: (widget) => `There is no component “${widget}”.`,
    cannotConvert: (from, to) => `${from?.['en-US'] ?? 'This component'} cannot be converted to ${to['en-US']}.`,
    otherType: (key, to) =>
      `The type of “${key}” in the model is another than that of ${to['en-US']}; it cannot be converted.`,
    notWritable: () => 'This property cannot be written here.',
    oneColumn: () => 'There is one column only; the width cannot be changed.',
    noOptions: () => 'There must be one option at least.',
    formEmpty: () => 'The form is empty already.',
    chooseFirst: (act) => `Choose the components to ${englishActs[act]} first.`,
    nothingToPaste: (reason) => `The clipboard has no components that can be pasted. ${reason}`,
    clipboardEmpty: () => 'The clipboard has no components that can be pasted. Copy some in the designer first.',
    clipboardTooLarge: () => 'The clipboard has too much. Copy it in several parts.',
    clipboardUnreadable: (reason) => `What is in the clipboard cannot be read. Copy it again. ${reason}`,
    clipboardVersion: () => 'These components were copied with another version. Reload the page and copy them again.',
    sourceLine: (line, reason) => `Line ${line}: ${reason}`,
    sourceNoObject: () => 'A document is a JSON object: { … }.',
    sourceKind: (kind) => `The kind of the document must be ${kind}.`,
    quoted: (reason) => reason,
  },
};

/** Returns one sentence on why something is refused. */
export function refusalInWords(refusal: Refusal, locale: Locale): string {
  return inWords(refusalWords[locale], refusal).trim();
}
