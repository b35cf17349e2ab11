import type { Locale } from '../../words/index.ts';

/** The texts of the rows of the model's fields. */
export interface FieldWords {
  fields: string;
  of: (model: string, count: number) => string;
  name: string;
  required: string;
  inForm: string;
  noModel: string;
  readOnly: string;
  keys: string;
  add: string;
  newTitle: string;
  up: string;
  down: string;
  remove: string;
  rename: (name: string) => string;
  put: (name: string) => string;
  putShort: string;
  show: (name: string) => string;
  showShort: string;
  cell: (column: string, name: string) => string;
  missing: string;
  none: string;
  range: (minimum: number, maximum: number) => string;
  removing: (name: string) => string;
  removeAnyway: string;
  usedHere: string;
  usedElsewhere: (count: number) => string;
  unsure: string;
  publishedValues: string;
}

export const fieldWords: Readonly<Record<Locale, FieldWords>> = {
  'zh-CN': {
    fields: '数据字段',
    of: (model, count) => `“${model}”的 ${count} 个字段`,
    name: '字段名',
    required: '必填',
    inForm: '表单',
    noModel: '这张表单没有模型，字段只在表单里。',
    readOnly: '您没有编辑这个模型的权限，只能查看。',
    keys: '方向键移动，回车或直接打字修改，Esc 放弃；Alt+↑、Alt+↓ 移动行，Ctrl+Delete 删除行，Ctrl+回车加一行。',
    add: '添加字段',
    newTitle: '新字段',
    up: '上移',
    down: '下移',
    remove: '删除字段',
    rename: (name) => `给“${name}”改名`,
    put: (name) => `把“${name}”放到表单`,
    putShort: '放入',
    show: (name) => `在表单里选中“${name}”`,
    showShort: '已有',
    cell: (column, name) => `“${name}”的${column}`,
    missing: '要填',
    none: '这个模型还没有字段。',
    range: (minimum, maximum) =>
      maximum === Infinity ? `要填不小于 ${minimum} 的整数。` : `要填 ${minimum} 到 ${maximum} 的整数。`,
    removing: (name) => `删除数据字段“${name}”吗？`,
    removeAnyway: '删除',
    usedHere: '这张表单和它的模型用到它；表单里的组件会一起删除，其余要自己改：',
    usedElsewhere: (count) => `还有 ${count} 份文档用到它，改掉之前不能发布：`,
    unsure: '下面的可能也指它，请看一看：',
    publishedValues: '发布以后，已有记录的值不再显示，留在数据表里。',
  },
  'en-US': {
    fields: 'Data fields',
    of: (model, count) => `${count} ${count === 1 ? 'field' : 'fields'} of “${model}”`,
    name: 'Name',
    required: 'Required',
    inForm: 'Form',
    noModel: 'This form has no model: its fields are only in the form.',
    readOnly: 'You may not edit this model; it can only be viewed.',
    keys: 'Arrow keys move, Enter or typing edits, Esc cancels; Alt+↑ and Alt+↓ move the row, Ctrl+Delete deletes it, Ctrl+Enter adds one.',
    add: 'Add a field',
    newTitle: 'New field',
    up: 'Move up',
    down: 'Move down',
    remove: 'Delete the field',
    rename: (name) => `Rename “${name}”`,
    put: (name) => `Put “${name}” on the form`,
    putShort: 'Put',
    show: (name) => `Select “${name}” in the form`,
    showShort: 'Shown',
    cell: (column, name) => `${column} of “${name}”`,
    missing: 'Needed',
    none: 'This model has no fields yet.',
    range: (minimum, maximum) =>
      maximum === Infinity
        ? `It should be a whole number of at least ${minimum}.`
        : `It should be a whole number from ${minimum} to ${maximum}.`,
    removing: (name) => `Delete the data field “${name}”?`,
    removeAnyway: 'Delete',
    usedHere:
      'This form and its model use it. The component in the form is deleted with it; the rest must be changed by hand:',
    usedElsewhere: (count) =>
      `${count} more ${count === 1 ? 'document uses' : 'documents use'} it, and must be changed before it can be published:`,
    unsure: 'These may mean it, too. Please look:',
    publishedValues: 'Once it is published, what records have in it is no longer shown, and stays in the table.',
  },
};
