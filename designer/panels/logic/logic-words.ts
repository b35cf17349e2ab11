import type { ConditionOperator, SentenceLocale } from '../../../src/engine/sentences/index.ts';
import type { RuleEffect } from './rule/rule-draft.ts';

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
  /** The presence of an answer, yes or no. */
  answers: Readonly<Partial<Record<ConditionOperator, string>>>;
  value: (row: number) => string;
  add: string;
  remove: (row: number) => string;
  source: string;
  notRows: string;
  yes: string;
  no: string;
  addRule: string;
  addRuleOf: (field: string) => string;
  newRule: string;
  editRule: string;
  deleteRule: string;
  save: string;
  cancel: string;
  when: string;
  then: string;
  effect: string;
  effects: Readonly<Record<RuleEffect, string>>;
  target: string;
  shownAt: string;
  newValue: string;
  byFormula: string;
  options: string;
  noOptions: string;
  message: string;
  keeps: (rule: string) => string;
  reads: string;
  replaces: (rule: string) => string;
  editThat: string;
  lacks: Readonly<Record<'target' | 'message' | 'options' | 'value', string>>;
}

export const logicWords: Readonly<Record<SentenceLocale, LogicWords>> = {
  'zh-CN': {
    panel: '逻辑',
    filter: '按字段筛选',
    all: '全部字段',
    count: (sentences) => `共 ${sentences} 条`,
    wrong: (sentences) => `${sentences} 条有问题`,
    onlyWrong: '只看有问题的',
    none: '这张表单还没有联动、计算值和规则。',
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
    edit: '编辑',
    editOf: (sentence) => `编辑规则：${sentence}`,
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
      filled: '有值',
      empty: '没有值',
    },
    answers: { filled: '为“是”', empty: '不为“是”' },
    value: (row) => `第 ${row} 条的值`,
    add: '添加一条',
    remove: (row) => `删除第 ${row} 条`,
    source: '表达式',
    notRows: '这个条件不是一条条的比较，请在下面改表达式。',
    yes: '是',
    no: '否',
    addRule: '添加规则',
    addRuleOf: (field) => `给“${field}”添加规则`,
    newRule: '添加规则',
    editRule: '编辑规则',
    deleteRule: '删除规则',
    save: '确定',
    cancel: '取消',
    when: '当',
    then: '就',
    effect: '做什么',
    effects: {
      show: '才显示',
      hide: '不显示（值当作没有）',
      hideKeeping: '隐藏但保留值',
      require: '必填',
      disable: '禁用',
      readOnly: '只读',
      value: '填上一个值',
      options: '只能选这些选项',
      refuse: '不能保存，并提示',
      remind: '提醒',
      must: '必须这样，否则不能保存',
      should: '应当这样，否则提醒',
      other: '效果不变',
    },
    target: '哪个字段',
    shownAt: '提示显示在',
    newValue: '填上的值',
    byFormula: '用公式算',
    options: '可以选的选项',
    noOptions: '这个字段没有选项，请先在属性里写上选项或字典。',
    message: '提示的话',
    keeps: (rule) => `这条联动有几个效果，在源码里改；这里只改它的条件。现在是：${rule}`,
    reads: '读作',
    replaces: (rule) => `已经有一条同样作用的规则，确定后会换掉它：${rule}`,
    editThat: '改那一条',
    lacks: {
      target: '请选择字段。',
      message: '请填写提示的话。',
      options: '请选择选项。',
      value: '请填写值。',
    },
  },
  'en-US': {
    panel: 'Logic',
    filter: 'Filter by field',
    all: 'All fields',
    count: (sentences) => `${sentences} in all`,
    wrong: (sentences) => `${sentences} with problems`,
    onlyWrong: 'Only those with problems',
    none: 'This form has no linkages, computed values or rules yet.',
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
    editOf: (sentence) => `Edit the rule: ${sentence}`,
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
      filled: 'is filled in',
      empty: 'is empty',
    },
    answers: { filled: 'is yes', empty: 'is not yes' },
    value: (row) => `Value ${row}`,
    add: 'Add a comparison',
    remove: (row) => `Remove comparison ${row}`,
    source: 'Expression',
    notRows: 'This condition is more than single comparisons. Change its expression below.',
    yes: 'Yes',
    no: 'No',
    addRule: 'Add a rule',
    addRuleOf: (field) => `Add a rule to “${field}”`,
    newRule: 'Add a rule',
    editRule: 'Edit the rule',
    deleteRule: 'Delete the rule',
    save: 'OK',
    cancel: 'Cancel',
    when: 'When',
    then: 'then',
    effect: 'Effect',
    effects: {
      show: 'is shown',
      hide: 'is not shown (its value counts for nothing)',
      hideKeeping: 'is hidden and keeps its value',
      require: 'is required',
      disable: 'is disabled',
      readOnly: 'is read-only',
      value: 'gets a value',
      options: 'has only these options',
      refuse: 'it cannot be saved, with a message',
      remind: 'there is a reminder',
      must: 'it must be so, else it cannot be saved',
      should: 'it should be so, else there is a reminder',
      other: 'the effect stays',
    },
    target: 'Field',
    shownAt: 'Show the message at',
    newValue: 'Value to set',
    byFormula: 'By a formula',
    options: 'Options to choose from',
    noOptions: 'This field has no options. Write options or a dictionary in its properties first.',
    message: 'Message',
    keeps: (rule) =>
      `This reaction has several effects, which the source edits; only its condition changes here: ${rule}`,
    reads: 'It reads',
    replaces: (rule) => `There is a rule for this already, which this one replaces: ${rule}`,
    editThat: 'Edit that one',
    lacks: {
      target: 'Choose a field.',
      message: 'Enter a message.',
      options: 'Choose options.',
      value: 'Enter a value.',
    },
  },
};
