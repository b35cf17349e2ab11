import type { Locale } from './designer-words.ts';

/** The texts of the designer's page around the canvas. */
export interface PageWords {
  designer: string;
  undo: string;
  redo: string;
  history: string;
  done: string;
  opened: string;
  duplicate: string;
  remove: string;
  rename: string;
  importJson: string;
  clear: string;
  preview: string;
  generateJson: string;
  generateCode: string;
  source: string;
  shortcuts: string;
  left: string;
  leftShort: string;
  panels: string;
  properties: string;
  canvasOnly: string;
  components: string;
  outline: string;
  logic: string;
  fields: string;
  searchComponents: string;
  modelFields: string;
  groups: Readonly<Record<'basic' | 'advanced' | 'layout', string>>;
  taken: string;
  noneFound: (query: string) => string;
  /** The label of a property whose value is a condition. */
  condition: (label: string) => string;
  /** The number of problems of the document; a press selects the next node that has one. */
  problems: (count: number) => string;
  selectHolder: string;
  wrap: string;
  drag: string;
  nodeTab: string;
  formTab: string;
  addComponent: string;
  chooseComponent: string;
  severalChosen: (count: number) => string;
  notDrawn: string;
  cannotDraw: string;
  emptyForm: string;
  emptyLayout: string;
  emptyPanes: string;
  addPane: string;
  credit: string;
  copyData: string;
  copied: string;
  copyOriginal: string;
  cancel: string;
  apply: string;
  getData: string;
  reset: string;
}

export const pageWords: Readonly<Record<Locale, PageWords>> = {
  'zh-CN': {
    designer: '设计器',
    undo: '撤销',
    redo: '重做',
    history: '历史',
    done: '做过的',
    opened: '打开时',
    duplicate: '复制一份',
    remove: '删除',
    rename: '重命名',
    importJson: '导入 JSON',
    clear: '清空',
    preview: '预览',
    generateJson: '生成 JSON',
    generateCode: '生成代码',
    source: '源码',
    shortcuts: '快捷键',
    left: '组件和大纲',
    leftShort: '组件和大纲',
    panels: '画布旁边的面板',
    properties: '属性',
    canvasOnly: '只看画布',
    components: '组件',
    outline: '大纲',
    logic: '逻辑',
    fields: '字段',
    searchComponents: '搜索组件',
    modelFields: '模型的字段',
    groups: { basic: '基础字段', advanced: '高级字段', layout: '布局' },
    taken: '表单里已经有了',
    noneFound: (query) => `没有找到“${query}”，请换个词。`,
    condition: (label) => `${label}条件`,
    problems: (count) => `${count} 个问题`,
    selectHolder: '选中外面一层',
    wrap: '放进栅格',
    drag: '拖动',
    nodeTab: '组件属性',
    formTab: '表单属性',
    addComponent: '请添加组件',
    chooseComponent: '请在画布上选择组件',
    severalChosen: (count) => `选中了 ${count} 个组件，改动会写进每一个。`,
    notDrawn: '这个组件画不出来，请在源码里改正。',
    cannotDraw: '这份文档画不出来，请在源码里改正。',
    emptyForm: '从左侧拖入或点击组件来添加',
    emptyLayout: '把组件拖到这里',
    emptyPanes: '里面的每一项是一页，拖进来的组件也各成一页',
    addPane: '添加一页',
    credit: '由 Pagewright 提供',
    copyData: '复制数据',
    copied: '复制成功',
    copyOriginal: '复制为原设计器的定义',
    cancel: '取消',
    apply: '应用',
    getData: '获取数据',
    reset: '重置',
  },
  'en-US': {
    designer: 'Designer',
    undo: 'Undo',
    redo: 'Redo',
    history: 'History',
    done: 'Steps',
    opened: 'Opened',
    duplicate: 'Duplicate',
    remove: 'Delete',
    rename: 'Rename',
    importJson: 'Import JSON',
    clear: 'Clear',
    preview: 'Preview',
    generateJson: 'Generate JSON',
    generateCode: 'Generate Code',
    source: 'Source',
    shortcuts: 'Shortcuts',
    left: 'Components and outline',
    leftShort: 'Components',
    panels: 'Panel beside the canvas',
    properties: 'Properties',
    canvasOnly: 'Canvas only',
    components: 'Components',
    outline: 'Outline',
    logic: 'Logic',
    fields: 'Fields',
    searchComponents: 'Search components',
    modelFields: 'Fields of the model',
    groups: { basic: 'Basic', advanced: 'Advance', layout: 'Layout' },
    taken: 'It is in the form already',
    noneFound: (query) => `“${query}” was not found. Try another word.`,
    condition: (label) => `${label} (condition)`,
    problems: (count) => `${count} ${count === 1 ? 'problem' : 'problems'}`,
    selectHolder: 'Select what it stands in',
    wrap: 'Put into a grid',
    drag: 'Drag',
    nodeTab: 'Component Attribute',
    formTab: 'Form Attribute',
    addComponent: 'Please add a component',
    chooseComponent: 'Choose a component on the canvas',
    severalChosen: (count) => `${count} components are chosen. Changes go into each of them.`,
    notDrawn: 'This component cannot be drawn. Correct it in the source.',
    cannotDraw: 'This document cannot be drawn. Correct it in the source.',
    emptyForm: 'You can drag and drop the item from the left to add components',
    emptyLayout: 'Drop components here',
    emptyPanes: 'Each item inside is a page; a component dropped here is a page, too',
    addPane: 'Add a page',
    credit: 'Powered by Pagewright',
    copyData: 'Copy Data',
    copied: 'Copy Successed',
    copyOriginal: 'Copy as a definition of the original',
    cancel: 'Cancel',
    apply: 'Apply',
    getData: 'Get Data',
    reset: 'Reset',
  },
};
