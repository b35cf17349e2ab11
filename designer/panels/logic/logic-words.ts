import type { ConditionOperator, SentenceLocale } from '../../../src/engine/sentences/index.ts';

/** The texts of the panel itself. */
export interface LogicWords {
  panel: string;
  filter: string;
  all: string;
  count: (sentences: number) => string;
  wrong: (sentences: number) => string;
  onlyWrong: string;
  none: string;
  noneOf: (field: string) => string;
  form: string;
  fromModel: (document: string) => string;
  graph: string;
  graphOf: string;
  close: string;
  list: string;
  dependsOn: (field: string, fields: readonly string[]) => string;
  decides: (field: string, fields: readonly string[]) => string;
  alone: (field: string) => string;
  noGraph: string;
  edit: string;
  editOf: (sentence: string) => string;
  join: string;
  joins: Readonly<Record<'all' | 'any', string>>;
  field: (row: number) => string;
  operator: (row: number) => string;
  operators: Readonly<Record<ConditionOperator, string>>;
  value: (row: number) => string;
  add: string;
  remove: (row: number) => string;
  source: string;
  notRows: string;
  yes: string;
  no: string;
  done: string;
}

export const logicWords: Readonly<Record<SentenceLocale, LogicWords>> = {
  'zh-CN': {
    panel: '逻辑',
    filter: '按字段筛选',
    all: '全部字段',
    count: (sentences) => `共 ${sentences} 条`,
    wrong: (sentences) => `${sentences} 条有问题`,
    onlyWrong: '只看有问题的',
    none: '这张表单没有联动、计算值和规则。选中组件，在属性里可以写。',
    noneOf: (field) => `没有和“${field}”有关的联动、计算值和规则。`,
    form: '整张表单',
    fromModel: (document) => `写在 ${document} 里`,
    graph: '依赖图',
    graphOf: '谁决定谁',
    close: '关闭',
    list: '依赖的列表',
    dependsOn: (field, fields) => `${field} 取决于 ${fields.join('、')}`,
    decides: (field, fields) => `${field} 决定 ${fields.join('、')}`,
    alone: (field) => `${field} 不取决于别的字段`,
    noGraph: '没有哪个字段取决于别的字段。',
    edit: '编辑条件',
    editOf: (sentence) => `编辑条件：${sentence}`,
    join: '怎样算成立',
    joins: { all: '全部成立', any: '任意一条成立' },
    field: (row) => `第 ${row} 条的字段`,
    operator: (row) => `第 ${row} 条怎样比较`,
    operators: {
      '==': '等于',
      '!=': '不等于',
      '<': '小于',
      '<=': '不大于',
      '>': '大于',
      '>=': '不小于',
      contains: '包含',
      filled: '有值（或为是）',
      empty: '没有值（或为否）',
    },
    value: (row) => `第 ${row} 条的值`,
    add: '添加一条',
    remove: (row) => `删除第 ${row} 条`,
    source: '表达式',
    notRows: '这个条件不是一条条的比较，请在下面改表达式。',
    yes: '是',
    no: '否',
    done: '完成',
  },
  'en-US': {
    panel: 'Logic',
    filter: 'Filter by field',
    all: 'All fields',
    count: (sentences) => `${sentences} in all`,
    wrong: (sentences) => `${sentences} with problems`,
    onlyWrong: 'Only those with problems',
    none: 'This form has no linkages, computed values or rules. Select a widget and write them in its properties.',
    noneOf: (field) => `No linkage, computed value or rule has to do with “${field}”.`,
    form: 'The whole form',
    fromModel: (document) => `Written in ${document}`,
    graph: 'Graph',
    graphOf: 'What decides what',
    close: 'Close',
    list: 'The dependencies as a list',
    dependsOn: (field, fields) => `${field} depends on ${fields.join(', ')}`,
    decides: (field, fields) => `${field} decides ${fields.join(', ')}`,
    alone: (field) => `${field} depends on no other field`,
    noGraph: 'No field depends on another.',
    edit: 'Edit',
    editOf: (sentence) => `Edit the condition: ${sentence}`,
    join: 'When it holds',
    joins: { all: 'All hold', any: 'Any holds' },
    field: (row) => `Field ${row}`,
    operator: (row) => `Comparison ${row}`,
    operators: {
      '==': 'is',
      '!=': 'is not',
      '<': 'is less than',
      '<=': 'is at most',
      '>': 'is more than',
      '>=': 'is at least',
      contains: 'contains',
      filled: 'is filled in (or yes)',
      empty: 'is empty (or no)',
    },
    value: (row) => `Value ${row}`,
    add: 'Add a comparison',
    remove: (row) => `Remove comparison ${row}`,
    source: 'Expression',
    notRows: 'This condition is more than single comparisons. Change its expression below.',
    yes: 'Yes',
    no: 'No',
    done: 'Done',
  },
};
