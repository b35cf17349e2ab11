/** The languages of the designer. */
export type Locale = 'zh-CN' | 'en-US';

/** The texts of the canvas, the outline and the keys. */
export interface DesignerWords {
  canvas: string;
  canvasHint: string;
  /** The announcement of a node with its position among its siblings. */
  node: (title: string, key: string, number: number, count: number) => string;
  form: string;
  /** The announcement of a place to which a node is moved. */
  place: (title: string, holder: string, number: number, count: number, before: string | undefined) => string;
  refusedPlace: (holder: string, number: number, reason: string) => string;
  pickedUp: (title: string) => string;
  putBack: (title: string) => string;
  several: (count: number) => string;
  /** The announcement of a node's width while its edge is dragged. */
  span: (columns: number, of: number) => string;
  editTitle: (title: string) => string;
  editPlaceholder: (title: string) => string;
  editOptions: (title: string) => string;
  option: (number: number) => string;
  addOption: string;
  removeOption: (label: string) => string;
  outline: string;
  outlineSearch: string;
  noNodes: string;
  noneFound: (query: string) => string;
  breadcrumb: string;
  find: string;
  found: (number: number, count: number) => string;
  next: string;
  previous: string;
  close: string;
  shortcuts: string;
  convert: string;
  convertTo: (title: string) => string;
}

export const designerWords: Readonly<Record<Locale, DesignerWords>> = {
  'zh-CN': {
    canvas: '画布',
    canvasHint: '方向键选择，空格键拿起，问号键看全部快捷键',
    node: (title, key, number, count) => `${title}，${key}，第 ${number} 个，共 ${count} 个`,
    form: '表单',
    place: (title, holder, number, count, before) =>
      `${title}：放到“${holder}”里，第 ${number} 个，共 ${count} 个${before === undefined ? '' : `，在“${before}”之后`}。按回车键放下，按 Esc 放回。`,
    refusedPlace: (holder, number, reason) => `“${holder}”里第 ${number} 个不能放：${reason}`,
    pickedUp: (title) => `拿起了“${title}”。`,
    putBack: (title) => `“${title}”放回了原处。`,
    several: (count) => `${count} 个组件`,
    span: (columns, of) => `占 ${columns} 列，共 ${of} 列`,
    editTitle: (title) => `“${title}”的标题`,
    editPlaceholder: (title) => `“${title}”的占位文字`,
    editOptions: (title) => `“${title}”的选项`,
    option: (number) => `第 ${number} 个选项`,
    addOption: '添加选项',
    removeOption: (label) => `删除选项 ${label}`,
    outline: '大纲',
    outlineSearch: '搜索大纲',
    noNodes: '表单里还没有组件。',
    noneFound: (query) => `没有找到“${query}”，请换个词。`,
    breadcrumb: '选中的组件在哪里',
    find: '查找组件',
    found: (number, count) => `第 ${number} 个，共 ${count} 个`,
    next: '下一个',
    previous: '上一个',
    close: '关闭',
    shortcuts: '快捷键',
    convert: '转换成',
    convertTo: (title) => `转换成${title}`,
  },
  'en-US': {
    canvas: 'Canvas',
    canvasHint: 'Arrow keys select, Space picks up, ? lists all shortcuts',
    node: (title, key, number, count) => `${title}, ${key}, ${number} of ${count}`,
    form: 'Form',
    place: (title, holder, number, count, before) =>
      `${title}: into “${holder}”, ${number} of ${count}${before === undefined ? '' : `, after “${before}”`}. Enter drops it, Escape puts it back.`,
    refusedPlace: (holder, number, reason) => `Not into “${holder}”, ${number}: ${reason}`,
    pickedUp: (title) => `Picked up “${title}”.`,
    putBack: (title) => `“${title}” is back where it was.`,
    several: (count) => `${count} components`,
    span: (columns, of) => `${columns} of ${of} columns`,
    editTitle: (title) => `Title of “${title}”`,
    editPlaceholder: (title) => `Placeholder of “${title}”`,
    editOptions: (title) => `Options of “${title}”`,
    option: (number) => `Option ${number}`,
    addOption: 'Add an option',
    removeOption: (label) => `Remove option ${label}`,
    outline: 'Outline',
    outlineSearch: 'Search the outline',
    noNodes: 'The form has no components yet.',
    noneFound: (query) => `Nothing found for “${query}”. Try another word.`,
    breadcrumb: 'Where the selected component stands',
    find: 'Find a component',
    found: (number, count) => `${number} of ${count}`,
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
    shortcuts: 'Keyboard shortcuts',
    convert: 'Convert to',
    convertTo: (title) => `Convert to ${title}`,
  },
};
