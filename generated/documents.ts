// Made by `npm run generate`; never edited.
export type AnyDocument =
  | ModelDocument
  | ListDocument
  | ColumnsDocument
  | FormDocument
  | RulesDocument
  | DialogDocument
  | PickerDocument
  | ScreenDocument
  | RequestDocument
  | QueryDocument
  | DictionaryDocument
  | AppDocument
  | BackendDocument;
/**
 * 编辑器按它补全和检查；运行时不看，可以不写。
 */
export type CommonSchemaHint = string;
/**
 * 文档格式的版本，现在是 1；更旧的文档在内存里升级。
 */
export type CommonFormatVersion = 1;
/**
 * 人看到的文档名称：菜单、页签、弹窗上的文字。
 */
export type CommonDocumentTitle = CommonText;
/**
 * 给人看的文字：一个字符串，或按语言分列的对象。
 */
export type CommonText = string | CommonTextByLanguage;
/**
 * 给配置人员看的备注，页面上不显示；可以不写。
 */
export type CommonDocumentDescription = CommonText;
/**
 * 一个值以前是什么，最近的在前。
 *
 * @minItems 1
 * @maxItems 20
 */
export type CommonFormerValues = string[];
/**
 * 以冒号分段，例如 base:customer:freeze。
 */
export type CommonPermission = string;
/**
 * 模型或表单里字段的名字：字母或汉字开头，后面是字母、数字、汉字、_、-。
 */
export type CommonFieldName = string;
/**
 * 一个文本、数字、是否，或空值。
 */
export type CommonScalar = string | number | boolean | null;
/**
 * 单个值、列表或对象；其中的文本可以是表达式。
 */
export type CommonAnyValue =
  | CommonScalar
  | CommonAnyValue[]
  | {
      [k: string]: CommonAnyValue;
    };
/**
 * 字母开头，后面是字母、数字、_、-，最多 64 个字符。
 */
export type CommonName = string;
/**
 * 文档在 schemas 文件夹里的位置，不写种类后缀，例如 sales/order。
 */
export type CommonDocumentId = string;
/**
 * 整段由双花括号包住的表达式，例如 {{ $record.amount > 0 }}。语法见 docs/EXPRESSIONS.md。
 */
export type CommonExpression = string;
/**
 * 列出哪个模型的记录。
 */
export type ListModel = CommonDocumentId;
/**
 * 内置按钮的权限以它开头，例如 前缀:add；不写则用模型的权限前缀。
 */
export type ListPermission = CommonPermission;
export type ListSearchItem =
  | string
  | {
      /**
       * 按哪个字段查。
       */
      field: CommonFieldName;
      /**
       * 搜索栏里的标签；不写则用字段的标题。
       */
      title?: CommonText;
      /**
       * 怎样比较；不写则由字段得出：文本包含、数字和日期按范围、指向树的连同下级、其余等于。
       */
      mode?:
        | 'equals'
        | 'within'
        | 'like'
        | 'leftLike'
        | 'rightLike'
        | 'in'
        | 'has'
        | 'range'
        | 'not'
        | 'greater'
        | 'greaterOrEqual'
        | 'less'
        | 'lessOrEqual';
      /**
       * 打开页面时就填好的值；不写则留空。
       */
      default?: CommonAnyValue;
      /**
       * 用哪个组件填；不写则由字段得出。
       */
      component?: string;
      /**
       * 组件自己的属性；不写则由字段得出。
       */
      componentProps?: CommonComponentProps;
    };
/**
 * 搜索栏里的字段：字段名、搜索项，或 ... 表示其余字段；不写则是值得查的字段。
 */
export type ListSearch = (ListSearchItem | null)[];
/**
 * columns 文档的编号，或一串列：字段名、列对象，或 ... 表示其余字段；不写则由模型得出。
 */
export type ListColumns = CommonDocumentId | (ColumnsColumnItem | null)[];
export type ColumnsColumnItem = string | ColumnsColumn;
/**
 * true、false，或一个表达式。
 */
export type CommonCondition = boolean | CommonExpression;
/**
 * 一个步骤，或一串步骤；哪一步失败就停在哪一步。
 */
export type CommonSteps = CommonStep | (CommonStep | null)[];
/**
 * 表格上面的按钮：内置按钮的名字，或自己的按钮；不写则是新增、批量删除、导入、导出、高级查询和刷新，有状态的模型另有批量转换。
 */
export type ListToolbar = ((string | CommonButton) | null)[];
/**
 * 内置操作的名字，或自己的按钮。
 */
export type ListRowButton = string | CommonButton;
/**
 * 每一行的按钮；不写则是编辑、详情、删除、全部转换和下推，树另有新增下级和移动到。
 */
export type ListRowActions = (ListRowButton | null)[];
/**
 * 在一行上点右键（菜单键、Shift+F10，手机上长按）打开，写法和行操作一样；步骤和显示条件看得到 $record 和点在哪里：$chosen 的 field、title、value、text。不写则是行操作，加上复制和按这个值查找；写成空的就是浏览器自己的菜单。
 */
export type ListContextMenu = (ListRowButton | null)[];
/**
 * 表单文档的编号，或直接写出表单；不写则用和模型同名的表单文档，没有则用模型的表单。
 */
export type ListEditor = CommonDocumentId | FormBody;
/**
 * 在弹窗里打开时的宽度，单位像素；不写则编辑记录时 800（有明细时 1200），放在弹窗文档里时 520。
 */
export type FormWidth = number;
/**
 * 几个字段之间的规则；条件成立才算通过。不写则没有。
 */
export type FormRules = ({
  /**
   * 一个表达式；成立才算通过。
   */
  when: CommonExpression;
  /**
   * 不成立时显示的话。
   */
  message: CommonText;
  /**
   * 把说明显示在哪个字段；不写则显示在表单上面。
   */
  field?: CommonFieldName;
  /**
   * 错误拦住保存，警告只提醒；不写则是错误。
   */
  severity?: 'error' | 'warning';
  /**
   * 保存、删除，或两样都管；不写则只管保存。
   *
   * @minItems 1
   */
  on?: ('save' | 'delete')[];
} | null)[];
/**
 * 给人看的文字；写 null 去掉从模型继承来的。
 */
export type CommonNullableText = CommonText | null;
/**
 * 一开始的次序；不写则新建的在前。
 */
export type ListSort = CommonSort;
/**
 * 总是附加的条件：字段名对应值，新增时也是初始值；不写则没有。
 */
export type ListWhere = CommonValueMap;
/**
 * 列表接口另外要的参数，不是模型的字段，也不作新增的初始值；不写则没有。
 */
export type ListParams = CommonValueMap;
/**
 * 树在列表左边，选中的节点是列表的一个条件（by）；不写则没有。
 */
export type ListBeside = PickerTree;
/**
 * 接口根路径之后的部分，以 / 开头。
 */
export type PickerPath = string;
/**
 * 列表右边（或下面，见 detailsPlacement）跟着所选那一行的列表；几个就是几个页签。它们的 where、params 用 $record 看到那一行。不写则没有。
 *
 * @minItems 1
 * @maxItems 6
 */
export type ListDetails = {
  /**
   * 页签上的文字；不写则用列表的标题。
   */
  title?: CommonText;
  /**
   * 没有这项权限的人看不到这个页签；不写则不限。
   */
  permission?: CommonPermission;
  /**
   * 列表文档的编号，或直接写出列表。
   */
  list: CommonDocumentId | ListBody;
}[];
/**
 * 跟着所选那一行的列表在右边，还是在下面；不写则在右边。
 */
export type ListDetailsPlacement = 'right' | 'below';
/**
 * 一开始每页几条；不写则 10。
 */
export type ListPageSize = 10 | 20 | 30 | 50 | 100;
/**
 * 可以勾选几条记录、一条，或不能勾选；不写则几条。
 */
export type ListSelection = 'multiple' | 'single' | 'none';
/**
 * 按标题打开这条记录的详情；写 false 就不打开，例如由自己的行操作打开。
 */
export type ListOpens = boolean;
/**
 * 模型是树时按树显示，逐级取下级；不写则是树就按树显示。
 */
export type ListTree = boolean;
/**
 * 直接在表格里编辑，一次保存改过的行；不写则在弹窗里编辑。
 */
export type ListEditable = boolean;
/**
 * 别人在同一页面上保存的记录会自动更新并标出；有新增或删除时提示刷新。不写则不会。
 */
export type ListLive = boolean;
/**
 * 每隔多少秒重新查询一次；看不见页面时暂停。不写则不自动刷新。
 */
export type ListPoll = number;
/**
 * 保存的视图按它存放，高级查询里保存的也是视图；不写则按列表的文档。几个页面写同一个编码，就共用保存的视图。
 */
export type ListSaveCode = string;
/**
 * 带种类后缀的文档编号，例如 sales/order.list；也可以是模型。
 */
export type AppPageId = string;
/**
 * 二或三段数字，例如 3.8.3。
 */
export type BackendVersion = string;
/**
 * 方法、路径和参数；花括号里的名字由值填上。
 */
export type BackendTemplate = string;
/**
 * 字段、参数或权限点的名字。
 */
export type BackendWord = string;

/**
 * 模型：一条记录是什么。由它得到数据表、类型、校验，以及列表、列、搜索和表单的默认样子。
 */
export interface ModelDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：model，模型。
   */
  kind: 'model';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 这个模型以前的文档编号，最近的在前：数据表、编号、视图、权限等随新编号走；不写则没有改过。
   */
  renamedFrom?: CommonFormerValues;
  /**
   * 记录的接口在哪个路径下；不写则是文档编号。
   */
  resource?: string;
  /**
   * 数据表的名字；不写则由文档编号得出。
   */
  table?: string;
  /**
   * 记录的权限以它开头，例如 base:customer:add；不写则由文档编号得出。
   */
  permission?: CommonPermission;
  /**
   * 写 false 表示记录由服务器自己的接口给出（例如菜单），不建表、不生成接口。
   */
  stored?: boolean;
  /**
   * true 表示记录不分租户，例如字典；不写则每个租户只有自己的记录。
   */
  shared?: boolean;
  /**
   * 不写则别的模型的明细行不自成一页，其余都有自己的页面。
   */
  page?: boolean;
  /**
   * 用哪个字段称呼一条记录；不写则取第一个必填的文本字段。
   */
  label?: CommonFieldName;
  /**
   * 每个索引是一串字段名；不写则没有另外的索引。
   */
  indexes?: CommonFieldName[][];
  /**
   * 记录排成一棵树时，哪个字段存上级记录的编号；不写则不是树。
   */
  tree?: {
    /**
     * 存上级记录编号的字段。
     */
    parent: CommonFieldName;
  };
  /**
   * 删除的记录能在回收站里查看、还原和彻底删除；不写则删除就没有了。
   */
  recycleBin?: boolean;
  /**
   * JSON Schema（draft-07）加上注解。每条记录另有 id、createBy、createTime、updateBy、updateTime、sysOrgCode、tenantId、delFlag、version。
   */
  schema: ModelRecordSchema;
  /**
   * 单据的状态和它们之间的转换；不写则没有状态。
   */
  states?: ModelStates;
  /**
   * 转换发生时往台账里记的笔；不写则不记。
   */
  postings?: ModelPosting[];
  /**
   * 由这张单据生成的别的单据；不写则没有。
   */
  creates?: ModelCreation[];
  /**
   * 写了它，记录就是一个台账的合计，只读。不写则是普通的记录。
   */
  balanceOf?: ModelBalance;
  /**
   * 记录符合条件时提醒谁、说什么；不写则没有。
   */
  reminders?: ModelReminder[];
  /**
   * 模型自己页面的列表；不写则由字段得出。
   */
  list?: ListBody;
  /**
   * 模型自己的表单；不写则由字段得出。
   */
  form?: FormBody;
}
/**
 * 每种语言一个字符串。
 */
export interface CommonTextByLanguage {
  /**
   * 中文界面显示的文字。
   */
  'zh-CN': string;
  /**
   * 英文界面显示的文字；不写则显示中文。
   */
  'en-US'?: string;
}
/**
 * 一条记录有哪些字段，哪些必填。
 */
export interface ModelRecordSchema {
  /**
   * 总是 object。
   */
  type: 'object';
  /**
   * 必填字段的名字；不写则都可以不填。
   */
  required?: CommonFieldName[];
  /**
   * 字段名对应字段；键的顺序就是默认显示的顺序。
   */
  properties: {
    [k: string]: ModelField;
  };
}
/**
 * 记录的一个字段：类型、校验和注解。
 */
export interface ModelField {
  /**
   * 值的类型；金额、数量写 number 加 x-scale。
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /**
   * 标签和表头上的文字；不写则是字段名。
   */
  title?: CommonText;
  /**
   * 表单里字段下面的说明文字；不写则没有。
   */
  description?: CommonText;
  /**
   * 文本的格式；不写则是普通的文本。
   */
  format?: 'date' | 'date-time' | 'time' | 'text' | 'email' | 'uri';
  /**
   * 只能是其中之一；不写则不限。
   */
  enum?: CommonScalar[];
  /**
   * 新记录里本字段的值，可以是表达式，例如 {{ $today }}；不写则留空。
   */
  default?: CommonAnyValue;
  /**
   * 至少几个字符；不写则不限。
   */
  minLength?: number;
  /**
   * 至多几个字符；不写则不限。
   */
  maxLength?: number;
  /**
   * 要符合的正则表达式；不写则不检查。
   */
  pattern?: string;
  /**
   * 数字不得小于它；不写则不限。
   */
  minimum?: number;
  /**
   * 数字不得大于它；不写则不限。
   */
  maximum?: number;
  /**
   * 数字要大于它；不写则不限。
   */
  exclusiveMinimum?: number;
  /**
   * 数字要小于它；不写则不限。
   */
  exclusiveMaximum?: number;
  /**
   * 列表至少几项；不写则不限。
   */
  minItems?: number;
  /**
   * 列表至多几项；不写则不限。
   */
  maxItems?: number;
  /**
   * 列表里每一项的类型，保存时按它检查；不写则不检查。
   */
  items?: {
    /**
     * 每一项的类型。
     */
    type: 'string' | 'number' | 'integer';
  };
  /**
   * true，或与哪些字段合起来不能重复；不写则可以重复。
   */
  'x-unique'?: boolean | CommonFieldName[];
  /**
   * 值取自哪个字典（字典编码）；不写则不取自字典。
   */
  'x-dict'?: string;
  /**
   * 规则的名字，见 rules 文档；不写则没有另外的规则。
   */
  'x-rules'?: CommonName[];
  /**
   * 必填却没填时说什么；不写则是“请输入…”或“请选择…”。
   */
  'x-required-message'?: CommonText;
  /**
   * 数字超出最小值、最大值时说什么；不写则是“…不能小于…”之类。
   */
  'x-range-message'?: CommonText;
  /**
   * 金额和数量的小数位数，按十进制精确计算；不写则是普通的数字。
   */
  'x-scale'?: number;
  /**
   * 末尾的零只留到这一位，如 0 时 84.000 显示为 84、84.500 显示为 84.5；不写则全显示。
   */
  'x-least-scale'?: number;
  /**
   * 写在表头和输入框后的单位；不写则没有。
   */
  'x-unit'?: CommonText;
  /**
   * 保存时自动编号；不写则不编号。
   */
  'x-number'?: ModelNumbering;
  /**
   * 值是另一个模型的记录编号；不写则不是引用。
   */
  'x-ref'?: ModelReference;
  /**
   * 值是另一个模型的若干记录，随本记录一起保存；不写则不是明细。
   */
  'x-child'?: ModelChild;
  /**
   * 由别的字段算出，不可手填；不写则由人填。
   */
  'x-value'?: CommonExpression;
  /**
   * 别的记录里指向本记录的那些，某一列的合计；不写则不是汇总。
   */
  'x-rollup'?: ModelRollup;
  /**
   * 表单里用哪个组件；不写则由类型得出。
   */
  'x-component'?: string;
  /**
   * 组件自己的属性；不写则用它的默认值。
   */
  'x-component-props'?: CommonComponentProps;
  /**
   * 列表里用哪种单元格；不写则由类型得出。
   */
  'x-cell'?: string;
  /**
   * 列表里多宽，单位像素；不写则由单元格决定。
   */
  'x-width'?: number;
  /**
   * 默认的列表、搜索和表单里都不出现；不写则出现。
   */
  'x-hidden'?: boolean;
  /**
   * 由服务器填写，不接受客户端的值；不写则由人填。
   */
  'x-read-only'?: boolean;
  /**
   * 写 false 表示值由服务器自己的接口另外给出，不是表里的列，不能搜索和排序。
   */
  'x-stored'?: boolean;
  /**
   * 这个字段以前的名字或标题，最近的在前：值、索引、视图、草稿和导入的表头随新名字走；不写则没有改过名。
   *
   * @minItems 1
   * @maxItems 20
   */
  'x-renamed-from'?: string[];
  /**
   * 只写不读，不能搜索和排序；不写则能读。
   */
  'x-secret'?: boolean;
}
/**
 * 自动编号的样式。
 */
export interface ModelNumbering {
  /**
   * 花括号里可写 yyyy、yy、MM、dd 组成的日期，和 seq:位数；只写 {tree} 是树的层级编码：上级的编码加一个字母和两位数字，例如 A01、A01B12。
   */
  pattern: string;
  /**
   * 什么时候从一重新计数；不写则一直往下数。
   */
  restart?: 'day' | 'month' | 'year' | 'never';
}
/**
 * 值是另一个模型的记录编号。
 */
export interface ModelReference {
  /**
   * 引用哪个模型的记录。
   */
  model: CommonDocumentId;
  /**
   * 选中后把对方的字段抄到本记录：对方字段名对应本记录字段名；不写则不抄。
   */
  copy?: {
    [k: string]: CommonFieldName;
  };
  /**
   * 不许删除对方，或清空本字段；不写则不许删除。
   */
  onDelete?: 'refuse' | 'clear';
  /**
   * 只能选满足条件的记录：字段名对应值；不写则都能选。
   */
  where?: CommonEqualities;
}
/**
 * 字段名对应一个固定值、一个列表（等于其中一个）或一个表达式；只按相等比较。
 */
export interface CommonEqualities {
  [k: string]: CommonScalar | CommonScalar[];
}
/**
 * 值是另一个模型的若干记录，随本记录一起保存。
 */
export interface ModelChild {
  /**
   * 行是哪个模型的记录。
   */
  model: CommonDocumentId;
  /**
   * 行里存本记录编号的字段。
   */
  parent: CommonFieldName;
  /**
   * 至少要有几行；不写则不限。
   */
  min?: number;
  /**
   * 至多能有几行；不写则不限。
   */
  max?: number;
  /**
   * BACKEND_URL 后面的 JeecgBoot 用这个接口给出行，{id} 是本记录的编号；不写则行随记录一起来。自带的服务端不用它。
   */
  url?: string;
}
/**
 * 别的记录里指向本记录的那些，某一列的合计。
 */
export interface ModelRollup {
  /**
   * 哪个模型的记录。
   */
  from: CommonDocumentId;
  /**
   * 哪个字段指向本记录。
   */
  by: CommonFieldName;
  /**
   * 合计哪个字段。
   */
  sum: CommonFieldName;
  /**
   * 对方（或它的主单）处于这些状态才算；不写则都算。
   *
   * @minItems 1
   */
  states?: string[];
}
/**
 * 组件自己的属性；每个值也可以是表达式。
 */
export interface CommonComponentProps {
  [k: string]: CommonAnyValue;
}
/**
 * 一张单据有哪些状态、怎样转换。
 */
export interface ModelStates {
  /**
   * 存状态的字段。
   */
  field: CommonFieldName;
  /**
   * 新单据的状态。
   */
  initial: string;
  /**
   * 可以修改的状态；不写则只有初始状态。
   */
  editable?: string[];
  /**
   * 可以删除的状态；不写则与可修改的状态相同。
   */
  deletable?: string[];
  /**
   * 从一个状态到另一个状态的转换，每个是一个按钮。
   *
   * @minItems 1
   */
  transitions: ModelTransition[];
  /**
   * 状态以前的值，最近的在前，例如 { "away": ["gone"] }：记录、视图和数据规则随新的值走；不写则没有改过。
   */
  renamedFrom?: {
    [k: string]: CommonFormerValues;
  };
}
/**
 * 一次状态变更，例如审核。
 */
export interface ModelTransition {
  /**
   * 转换的标识，例如 examine。
   */
  name: CommonName;
  /**
   * 按钮上的文字。
   */
  title: CommonText;
  /**
   * 处于这些状态时才能转换。
   *
   * @minItems 1
   */
  from: string[];
  /**
   * 转换之后的状态。
   */
  to: string;
  /**
   * 没有这项权限的人不能转换；不写则是 权限前缀:名字。
   */
  permission?: CommonPermission;
  /**
   * 一个表达式，成立才能转换；不写则总是可以。
   */
  when?: CommonExpression;
  /**
   * 条件不成立时显示的话；不写则用通用的话。
   */
  message?: CommonText;
  /**
   * 转换时写进记录的值；不写则只改状态。
   */
  set?: CommonValueMap;
}
/**
 * 字段名对应一个固定值，或一个表达式。
 */
export interface CommonValueMap {
  [k: string]: CommonAnyValue;
}
/**
 * 某个转换发生时，给每一行往台账里记一笔；相反的转换撤销它。
 */
export interface ModelPosting {
  /**
   * 台账按它记住是哪一笔过账，换位置不影响；不写则由“何时记”和“台账”得出，两笔一样的要写。
   */
  name?: CommonName;
  /**
   * 哪个转换发生时记账。
   */
  on: CommonName;
  /**
   * 哪个转换发生时撤销；不写则不撤销。
   */
  undo?: CommonName;
  /**
   * 按哪个明细字段逐行记账；不写则整单记一笔。
   */
  each?: CommonFieldName;
  /**
   * 成立的行才记；不写则都记。
   */
  when?: CommonExpression;
  /**
   * 记进哪个模型。
   */
  into: CommonDocumentId;
  /**
   * 台账的字段名对应值。
   */
  set: CommonValueMap;
  /**
   * 记完这一笔余额是多少，例如盘点的实盘数量：台账合计字段的名字对应值；记下的是与现有余额的差额，没有差额就不记。不写则照“写入的值”记。
   */
  balanceTo?: CommonValueMap;
}
/**
 * 由这张单据生成另一张单据的草稿。
 */
export interface ModelCreation {
  /**
   * 下推的标识，例如 deliver。
   */
  name: CommonName;
  /**
   * 按钮上的文字。
   */
  title: CommonText;
  /**
   * 生成哪个模型的单据。
   */
  to: CommonDocumentId;
  /**
   * 新单据用哪个表单填写；不写则用那个模型自己的。
   */
  form?: CommonDocumentId;
  /**
   * 处于这些状态时可用；不写则总是可用。
   *
   * @minItems 1
   */
  in?: string[];
  /**
   * 一个表达式，成立才能生成；不写则总是可以。
   */
  when?: CommonExpression;
  /**
   * 条件不成立时显示的话；不写则用通用的话。
   */
  message?: CommonText;
  /**
   * 没有这项权限，或者不能新增目标单据的人不能生成；不写则是 权限前缀:名字。
   */
  permission?: CommonPermission;
  /**
   * 新单据的字段名对应值；不写则留空。
   */
  set?: CommonValueMap;
  /**
   * 怎样由明细行得到新单据的明细行；不写则没有明细。
   */
  lines?: {
    /**
     * 按哪个明细字段逐行生成。
     */
    each: CommonFieldName;
    /**
     * 放进对方哪个明细字段；不写则是对方的第一个明细字段。
     */
    into?: CommonFieldName;
    /**
     * 成立的行才生成；不写则都生成。
     */
    when?: CommonExpression;
    /**
     * 新明细行的字段名对应值。
     */
    set: CommonValueMap;
  };
}
/**
 * 台账按若干字段分组的合计；只读，随过账更新。
 */
export interface ModelBalance {
  /**
   * 哪个模型的合计。
   */
  model: CommonDocumentId;
  /**
   * 按哪些字段分组。
   *
   * @minItems 1
   */
  by: CommonFieldName[];
  /**
   * 合计哪些字段。
   *
   * @minItems 1
   */
  sum: CommonFieldName[];
  /**
   * 合计不得低于多少，例如库存不得为负：字段名对应数；不写则不限。
   */
  min?: {
    [k: string]: number;
  };
  /**
   * 接在分组字段的值后面，例如“已经结账，不能再记账”；不写则说现有多少、需要多少。
   */
  message?: CommonText;
}
/**
 * 记录符合条件时，由服务器在消息里提醒一次；同一条记录不会为同一个提醒再提醒。
 */
export interface ModelReminder {
  /**
   * 提醒的标识，例如 overdue；改名之后会再提醒一次。
   */
  name: CommonName;
  /**
   * 消息的标题，里面可以有表达式；不写则是模型的标题加“提醒”。
   */
  title?: CommonText;
  /**
   * 每天检查全部记录，或者记录一有变动就检查（每天也检查）；不写则每天。
   */
  on?: 'day' | 'change';
  /**
   * 一个表达式，对哪条记录成立就提醒哪条。
   */
  when: CommonExpression;
  /**
   * 条件里的 $today、$now 是这么多天以后：$record.endsOn <= $today 就提前这么多天成立；不写则不提前。
   */
  ahead?: number;
  /**
   * 字段里的人、有某个角色的人，或者写在这里的人；几样都写就都提醒。
   */
  to: {
    /**
     * 存着用户账号或编号的字段，可以是逗号隔开的几个；不写则不按字段。
     */
    field?: CommonFieldName;
    /**
     * 有这个角色（编码）的人；不写则不按角色。
     */
    role?: string;
    /**
     * 用户的账号；不写则没有。
     *
     * @minItems 1
     */
    users?: string[];
  };
  /**
   * 消息的内容，里面可以有表达式，例如 订单 {{ $record.billNo }} 已到期。
   */
  text: CommonText;
  /**
   * 消息有多要紧；不写则是重要。
   */
  priority?: 'L' | 'M' | 'H';
}
/**
 * 直接写在别处的一个列表。
 */
export interface ListBody {
  /**
   * 列表的标题；不写则用模型的标题。
   */
  title?: CommonText;
  model?: ListModel;
  permission?: ListPermission;
  search?: ListSearch;
  columns?: ListColumns;
  toolbar?: ListToolbar;
  rowActions?: ListRowActions;
  contextMenu?: ListContextMenu;
  editor?: ListEditor;
  sort?: ListSort;
  where?: ListWhere;
  params?: ListParams;
  beside?: ListBeside;
  details?: ListDetails;
  detailsPlacement?: ListDetailsPlacement;
  pageSize?: ListPageSize;
  selection?: ListSelection;
  opens?: ListOpens;
  tree?: ListTree;
  editable?: ListEditable;
  live?: ListLive;
  poll?: ListPoll;
  saveCode?: ListSaveCode;
  urls?: ListUrls;
}
/**
 * 表格的一列；没写的由字段得出。
 */
export interface ColumnsColumn {
  /**
   * 显示和编辑哪个字段。
   */
  key: CommonFieldName;
  /**
   * 表头的文字；不写则是字段的标题。
   */
  title?: CommonText;
  /**
   * 可编辑表格里的编辑方式；不写则由字段得出。行号、勾选、单选、展开、拖动排序是保留字，不能用作列类型。
   */
  type?: string;
  /**
   * 只读时用哪种单元格；不写则由字段得出。
   */
  cell?: string;
  /**
   * 单元格自己的属性；不写则用它的默认值。
   */
  cellProps?: CommonComponentProps;
  /**
   * 像素数、"120px"，或表格宽度的一份 "20%"；不写则由内容得出。
   */
  width?: number | string;
  /**
   * 最窄多少像素；不写则由编辑的组件决定。
   */
  minWidth?: number;
  /**
   * 内容靠哪边；不写则由单元格决定，数字靠右。
   */
  align?: 'left' | 'center' | 'right';
  /**
   * 左右滚动时停在哪边；不写则跟着滚动。
   */
  fixed?: 'left' | 'right';
  /**
   * 文字超过几个字就省略：true 是 25，false 不省略；不写则文本省略、其他不省略。
   */
  ellipsis?: boolean | number;
  /**
   * 列表里文字最多显示几行，放不下的省略，悬停看全文；行高跟着变。不写则一行。
   */
  lines?: number;
  /**
   * 单元格是链接：地址，或算出地址的表达式；不写则不是链接。
   */
  href?: CommonExpression;
  /**
   * 不成立时不显示这一列；不写则显示。表单的明细里可以用 $mode。
   */
  visible?: CommonCondition;
  /**
   * 按顺序检查，显示第一条不符合的说明；不写则只按字段的规则检查。
   */
  validateRules?: {
    /**
     * 不能为空，表头带星号；不写则可以为空。
     */
    required?: boolean;
    /**
     * 整列里不能有相同的值；不写则可以相同。
     */
    unique?: boolean;
    /**
     * 规则代号（* n6-16 *6-16 s6-18 url e m p s n z money only），或正则。
     */
    pattern?: string;
    /**
     * 校验规则的名字。
     */
    rule?: CommonName;
    /**
     * 一个表达式：$value 是单元格的值，$line 是这一行。
     */
    when?: CommonExpression;
    /**
     * 不符合时显示的话，可用 ${title}、${key}、${defaultValue}；不写则用规则自己的话。
     */
    message?: CommonText;
  }[];
  /**
   * 新行里本列的值；不写则用字段的默认值。
   */
  defaultValue?: CommonAnyValue;
  /**
   * 勾选框在新行里是否选中；不写则用字段的默认值。
   */
  defaultChecked?: boolean;
  /**
   * 先写选中时的值，再写没选中时的值；不写则布尔字段真假，数字字段 1 和 0，文字字段 Y 和 N。
   *
   * @minItems 2
   * @maxItems 2
   */
  customValue?: CommonScalar[];
  /**
   * 选项取自这个字典（字典编码）；不写则用字段的字典。
   */
  dictCode?: string;
  /**
   * 异步搜索用的字典编码，或 表,文字列,值列；不写则用字段的字典。
   */
  dict?: string;
  /**
   * 写在这里的选项；不写则取自字典或字段。
   */
  options?: {
    /**
     * 存进记录的值。
     */
    value: CommonScalar;
    /**
     * 人看到的文字；不写则看 label、title，都没有就显示值。
     */
    text?: CommonText;
    /**
     * 与 text 相同，先看它。
     */
    label?: CommonText;
    /**
     * 与 text 相同，最后才看它。
     */
    title?: CommonText;
    /**
     * 显示但不能选；不写则能选。
     */
    disabled?: boolean;
  }[];
  /**
   * 合计（sum）、平均（average），或两个都要；true 是合计。不写则不统计。
   */
  statistics?: ('sum' | 'average' | true) | ('sum' | 'average')[];
  /**
   * 日期、时间显示成什么样，例如 YYYY-MM-DD；不写则按字段的类型。
   */
  format?: string;
  /**
   * 下拉里可以搜索；不写则选项多于十个才可以。
   */
  allowSearch?: boolean;
  /**
   * 可以填选项以外的值；不写则不可以。
   */
  allowInput?: boolean;
  /**
   * 文件可以下载；不写则可以。
   */
  allowDownload?: boolean;
  /**
   * 文件可以删除，清空、剪切、粘贴、填充也算；不写则可以。
   */
  allowRemove?: boolean;
  /**
   * 搜索选择在服务器上查，只用于表字典；不写则一次取来，在本地查。
   */
  async?: boolean;
  /**
   * 鼠标移到表头时显示的话；不写则没有。
   */
  tipsContent?: CommonText;
  /**
   * 编辑组件的其他属性；不写则用它的默认值。
   */
  props?: CommonComponentProps;
  /**
   * 空单元格编辑时的提示，可用 ${title}、${key}、${defaultValue}；不写则由组件决定。
   */
  placeholder?: CommonText;
  /**
   * 从哪个报表的行里选，写 query 文档的编号；用于 popup。
   */
  popupCode?: string;
  /**
   * 选中行的哪些列，逗号分隔，与目标字段一一对应；用于 popup。
   */
  orgFields?: string;
  /**
   * 写进本行的哪些字段，逗号分隔；用于 popup。
   */
  destFields?: string;
  /**
   * 参数名对应值，随每次取数发送；不写则没有。用于 popup。
   */
  param?: CommonValueMap;
  /**
   * 写 false 就不能按这一列排序；不写则能排序。
   */
  sorter?: boolean;
  /**
   * 上传按钮上的文字；不写则由组件决定。
   */
  btnText?: CommonText;
  /**
   * 文件传到这个接口；不写则传到文件服务。
   */
  action?: string;
  /**
   * 上传时带登录令牌；不写则带。
   */
  token?: boolean;
  /**
   * 上传的回答里哪个键是路径；不写则 message。
   */
  responseName?: string;
  /**
   * 值对应颜色的一串；不写则用字典里的颜色。
   */
  setTagColor?: {
    /**
     * 哪个值。
     */
    value: CommonScalar;
    /**
     * 颜色的名字如 blue，或十六进制。
     */
    color: string;
  }[];
  /**
   * type 为 slot 时：由这个名字的组件编辑，或由这个名字的单元格显示。
   */
  slotName?: string;
  /**
   * 行的详情里显示这一列；不写则只显示不是列的字段。
   */
  showDetails?: boolean;
  /**
   * 与 sorter 相同，在线报表这样写；不写则能排序。
   */
  isOrder?: boolean;
  /**
   * 成立时这一列的单元格不能编辑；不写则能编辑。
   */
  disabled?: CommonCondition;
  /**
   * 上级列的 key；上级变了就清空本列。不写则没有上级。
   */
  linkage?: CommonFieldName;
  /**
   * 请求文档的编号：选项由它按上级列的值（$args.parent）取来；不写则用 options 或字典。
   */
  optionsRequest?: CommonDocumentId;
}
/**
 * 工具栏、行操作或右键菜单里自己写的一个按钮。
 */
export interface CommonButton {
  /**
   * 按钮的标识，同一处的按钮不能重名；不写则由位置得出。
   */
  name?: CommonName;
  /**
   * 按钮上的文字。
   */
  title: CommonText;
  /**
   * 文字前的图标，写图标的名称；不写则没有图标。
   */
  icon?: string;
  /**
   * 按钮的样子；不写则工具栏里是普通按钮，行里是链接。
   */
  kind?: 'primary' | 'default' | 'dashed' | 'link' | 'danger';
  /**
   * 没有这项权限的人看不到按钮；不写则不限。
   */
  permission?: CommonPermission;
  /**
   * 不成立时不显示按钮；不写则总是显示。
   */
  visible?: CommonCondition;
  /**
   * 成立时按钮不能按；不写则能按。
   */
  disabled?: CommonCondition;
  /**
   * 按钮因禁用条件不能按时，指着它看到的话；不写则是“现在不能用”。
   */
  hint?: CommonText;
  /**
   * 没有选中记录时不能按；不写则不要求选中。
   */
  needsSelection?: boolean;
  /**
   * 选中整页后可以选择查询到的全部记录，再按这个按钮；表达式里的 $query 是列表的查询参数，没有选择全部时为 null。只用于工具栏；不写则只用于选中的记录。
   */
  wholeQuery?: boolean;
  /**
   * 按下时依次做的步骤。
   */
  do: CommonSteps;
}
/**
 * 第一个键是动作的名字，其余的键是它的参数。
 */
export interface CommonStep {
  [k: string]: CommonAnyValue;
}
/**
 * 直接写在别处的一张表单。
 */
export interface FormBody {
  /**
   * 表单的标题；不写则用模型的标题。
   */
  title?: CommonText;
  /**
   * 表单填写哪个模型的记录；不写则由所在的文档决定。
   */
  model?: CommonDocumentId;
  layout?: FormLayout;
  width?: FormWidth;
  rules?: FormRules;
  properties?: FormProperties;
  origin?: FormOrigin;
}
/**
 * 整张表单的标签、大小和列数；不写则用默认的样子。
 */
export interface FormLayout {
  /**
   * 字段左边的标签多宽，单位像素；不写则 100。
   */
  labelWidth?: number;
  /**
   * 标签靠左、靠右或在字段上面；不写则靠右。
   */
  labelPosition?: 'left' | 'right' | 'top';
  /**
   * 输入框的大小；不写则中等。
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 表单和里面的分节、卡片排成几列，它们可以另写；不写则两列。
   */
  columns?: number;
  /**
   * 查看和打印时是带框线的描述列表，或只读的表单；不写则是只读的表单。
   */
  detail?: 'form' | 'description';
}
/**
 * 键的顺序就是显示的顺序；排布用的节点以下划线开头。不写则由模型得出。
 */
export interface FormProperties {
  [k: string]: FormNode;
}
/**
 * 一个字段，或一个只管排布的节点；没写的由模型的字段补上。
 */
export interface FormNode {
  /**
   * 值的类型；不写则用模型字段的类型。
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'void';
  /**
   * 标签上的文字；不写则用模型字段的标题，null 不要标签。
   */
  title?: CommonNullableText;
  /**
   * 字段下面的说明文字；不写则用模型字段的说明，null 去掉它。
   */
  description?: CommonNullableText;
  /**
   * 新记录里的值，可以是表达式；不写则用模型字段的默认值。
   */
  default?: CommonAnyValue;
  /**
   * 可以选的值；不写则用模型字段的选项或字典，null 去掉它。
   */
  enum?: (CommonScalar | FormOption)[] | null;
  /**
   * 文本的格式；不写则用模型字段的格式，null 去掉它。
   */
  format?: 'date' | 'date-time' | 'time' | 'text' | 'email' | 'uri' | null;
  /**
   * true、false，或成立时必填的表达式；不写则用模型的规定，null 去掉它。
   */
  required?: boolean | CommonExpression | null;
  /**
   * 至少几个字符；不写则用模型的规定，null 去掉它。
   */
  minLength?: number | null;
  /**
   * 至多几个字符；不写则用模型的规定，null 去掉它。
   */
  maxLength?: number | null;
  /**
   * 要符合的正则表达式；不写则用模型的规定，null 去掉它。
   */
  pattern?: string | null;
  /**
   * 数字不得小于它；不写则用模型的规定，null 去掉它。
   */
  minimum?: number | null;
  /**
   * 数字不得大于它；不写则用模型的规定，null 去掉它。
   */
  maximum?: number | null;
  /**
   * 列表至少几项；不写则用模型的规定，null 去掉它。
   */
  minItems?: number | null;
  /**
   * 列表至多几项；不写则用模型的规定，null 去掉它。
   */
  maxItems?: number | null;
  /**
   * 明细每一行的节点；不写则由行的模型得出。
   */
  items?: FormNode;
  /**
   * 放在这个节点里面的节点；键的顺序就是显示的顺序。
   */
  properties?: FormProperties;
  /**
   * 用哪个组件；不写则用模型写的，再没有就由类型得出。
   */
  'x-component'?: string;
  /**
   * 组件自己的属性，与模型写的合并；每个值也可以是表达式。不写则用模型写的。
   */
  'x-component-props'?: CommonComponentProps;
  /**
   * 字段外面的一行：标签、说明和错误；不写则有。
   */
  'x-decorator'?: 'FormItem' | null;
  /**
   * 占几列、标签多宽、提示；不写则用默认的样子。
   */
  'x-decorator-props'?: FormDecoratorProps;
  /**
   * 内容组件显示的文字；不写则没有。
   */
  'x-content'?: CommonNullableText;
  /**
   * 不成立时不显示；按值写的，值也当作没有，保存时清空。不写则显示。
   */
  'x-visible'?: CommonCondition;
  /**
   * 成立时不显示，但值照样保存；不写则显示。
   */
  'x-hidden'?: CommonCondition;
  /**
   * 填的内容只在页面上用，不保存；模型里没有的字段要这样写，不写则随记录保存。
   */
  'x-transient'?: boolean;
  /**
   * 成立时不能填写；不写则能填写。
   */
  'x-disabled'?: CommonCondition;
  /**
   * 成立时只显示值；不写则可以填写。
   */
  'x-read-only'?: CommonCondition;
  /**
   * 由别的字段算出，不能手填；不写则用模型写的，null 去掉它。
   */
  'x-value'?: CommonExpression | null;
  /**
   * 选项取自这个字典（字典编码）；不写则用模型字段的字典，null 去掉它。
   */
  'x-dict'?: string | null;
  /**
   * 选项由宿主登记的函数给出；不写则用写上的选项或字典。
   */
  'x-remote-options'?: FormRemoteOptions;
  /**
   * 校验规则的名字；不写则用模型字段的规则，null 去掉它们。
   */
  'x-rules'?: CommonName[] | null;
  /**
   * 必填却没填时说什么；不写则是“请输入…”或“请选择…”。
   */
  'x-required-message'?: CommonNullableText;
  /**
   * 数字超出最小值、最大值时说什么；不写则是“…不能小于…”之类。
   */
  'x-range-message'?: CommonNullableText;
  /**
   * 金额、数量的小数位数；不写则用模型写的，null 去掉它。
   */
  'x-scale'?: number | null;
  /**
   * 值是另一个模型的记录编号；不写则用模型写的，null 去掉它。
   */
  'x-ref'?: ModelReference | null;
  /**
   * 写在输入框后的单位；不写则用模型写的，null 去掉它。
   */
  'x-unit'?: CommonNullableText;
  /**
   * 没有这项权限的人看不到这个字段；不写则不限。
   */
  'x-permission'?: CommonPermission;
  /**
   * 明细行显示哪些列：columns 文档的编号，或一串列；不写则由行的模型得出。
   */
  'x-columns'?: CommonDocumentId | (ColumnsColumnItem | null)[];
  /**
   * 条件成立时改变字段的状态；一条或几条。不写则没有。
   */
  'x-reactions'?: FormReaction | FormReaction[];
  'x-origin'?: FormOrigin;
  /**
   * 组件里选了哪一项，就做哪些步骤：键是选项的名字（右键菜单里是菜单项的 key）。步骤看得到 $chosen：key、text、data，点在字段上时还有 field、title、value。
   */
  'x-actions'?: {
    [k: string]: CommonSteps;
  };
}
/**
 * 一个可以选的值。
 */
export interface FormOption {
  /**
   * 存进记录的值。
   */
  value: CommonScalar;
  /**
   * 人看到的文字；不写则显示值。
   */
  label?: CommonText;
  /**
   * 标签的颜色，写名字如 blue 或十六进制；不写则没有颜色。
   */
  color?: string;
  /**
   * 显示但不能选；不写则能选。
   */
  disabled?: boolean;
}
/**
 * 字段外面那一行的样子。
 */
export interface FormDecoratorProps {
  /**
   * 占几列；不写则字段占一列，明细、多行文字、图片等宽的占一整行；在栅格里，字段、文字、二维码和栅格都占一列，卡片等占一整行。
   */
  gridSpan?: number;
  /**
   * 标签多宽，单位像素；不写则用整张表单的。
   */
  labelWidth?: number;
  /**
   * 控件多宽，如 200px、50%；不写则占满。
   */
  controlWidth?: string;
  /**
   * 标签旁问号里的说明；不写则没有问号。
   */
  tooltip?: CommonText;
}
/**
 * 宿主的函数，和它给出的对象里哪些键是值、文字和下级。
 */
export interface FormRemoteOptions {
  /**
   * 宿主登记的名字。
   */
  function: CommonName;
  /**
   * 哪个键是值；不写则 value。
   */
  value?: CommonName;
  /**
   * 哪个键是文字；不写则 label。
   */
  label?: CommonName;
  /**
   * 哪个键是下级选项；不写则 children。
   */
  children?: CommonName;
}
/**
 * 条件成立时把 fulfill 写进目标字段的状态，否则写 otherwise。
 */
export interface FormReaction {
  /**
   * 改变哪个字段；不写则是本字段。
   */
  target?: string;
  /**
   * 一个表达式；不写则总是成立。
   */
  when?: CommonExpression;
  /**
   * 条件成立时字段的状态；不写则不变。
   */
  fulfill?: FormEffect;
  /**
   * 条件不成立时字段的状态；不写则不变。
   */
  otherwise?: FormEffect;
}
/**
 * 一个字段的状态怎样改变。
 */
export interface FormEffect {
  /**
   * 要改变的状态，没写的不变。
   */
  state?: {
    /**
     * 是否显示；按值不显示的，值也当作没有，保存时清空。
     */
    visible?: CommonCondition;
    /**
     * 不显示，但值照样保存。
     */
    hidden?: CommonCondition;
    /**
     * 是否不能填写。
     */
    disabled?: CommonCondition;
    /**
     * 是否只显示值。
     */
    readOnly?: CommonCondition;
    /**
     * 是否必填。
     */
    required?: CommonCondition;
    /**
     * 条件因一次改动开始成立时写进字段一次的值，可以是表达式；之后可以改。
     */
    value?: CommonAnyValue;
    /**
     * 换成这个标题。
     */
    title?: CommonText;
    /**
     * 换成这段说明。
     */
    description?: CommonText;
    /**
     * 换成这些选项。
     */
    dataSource?: CommonAnyValue;
  };
}
/**
 * 从别的格式导入时，这里用不上的部分；只为导出时还原，页面不看它。不写则没有。
 */
export interface FormOrigin {
  [k: string]: CommonAnyValue;
}
/**
 * 按哪个字段、哪个方向排序。
 */
export interface CommonSort {
  /**
   * 按这个字段排序。
   */
  column: CommonFieldName;
  /**
   * 升序或降序；不写则降序。
   */
  order?: 'asc' | 'desc';
}
/**
 * 没有列时从树里选；有列时树在表格左边，选中的节点是表格的一个条件（by）。
 */
export interface PickerTree {
  /**
   * 节点取自哪个模型，它要是一棵树；不写则是选择器自己的模型。
   */
  model?: CommonDocumentId;
  /**
   * 树上面的标题；不写则用模型的标题。
   */
  title?: CommonText;
  /**
   * 选中的节点写进表格的哪个条件；不写则从树里选。
   */
  by?: CommonFieldName;
  /**
   * 选中的节点是否连同下级：within 连同下级，equals 只算节点本身；不写时，by 是字段则连同下级，是接口的参数则由接口决定。
   */
  mode?: 'within' | 'equals';
  /**
   * 一次取来整棵树；不写则逐级取。
   */
  whole?: PickerPath;
  /**
   * 上级的主键在参数 pid 里；不写则逐级取模型的记录。
   */
  children?: PickerPath;
  /**
   * 关键字在参数 keyWord 里。true：取下一级的接口也能查（只在内嵌服务器上查，别处在已经展开的节点里查）。
   */
  search?: PickerPath | boolean;
  /**
   * 随每次调用发送；不写则没有。
   */
  params?: {
    [k: string]: string;
  };
  /**
   * 多选时，一开始勾选上级是否连同下级；不写则不连同。
   */
  linked?: boolean;
  /**
   * 有下级的节点不能选；不写则都能选。
   */
  leavesOnly?: boolean;
}
/**
 * 覆盖由模型得出的接口地址；写 null 表示没有这个接口。不写则由模型得出。
 */
export interface ListUrls {
  /**
   * 查询记录的接口；不写则是 接口路径/list。
   */
  list?: string | null;
  /**
   * 树的下级从这里取，参数是模型的上级字段；不写则用 list。
   */
  children?: string;
  /**
   * 取一条记录的接口；写 null 时编辑和详情用列表里的那一行。不写则是 接口路径/queryById。
   */
  queryById?: string | null;
  /**
   * 新增记录的接口；不写则是 接口路径/add。
   */
  add?: string;
  /**
   * 修改记录的接口；不写则是 接口路径/edit。
   */
  edit?: string;
  /**
   * 删除一条记录的接口；不写则是 接口路径/delete。
   */
  delete?: string | null;
  /**
   * 删除几条记录的接口；不写则是 接口路径/deleteBatch。
   */
  deleteBatch?: string | null;
  /**
   * 导出 Excel 的接口；写 null 时没有导出按钮。不写则是 接口路径/exportXls。
   */
  exportXls?: string | null;
  /**
   * 导入 Excel 的接口；写 null 时没有导入按钮。不写则是 接口路径/importExcel。
   */
  importExcel?: string | null;
}
/**
 * 列表页：搜索、表格、工具栏和行操作。什么都不写时由模型得出。
 */
export interface ListDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：list，列表页。
   */
  kind: 'list';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  model?: ListModel;
  permission?: ListPermission;
  search?: ListSearch;
  columns?: ListColumns;
  toolbar?: ListToolbar;
  rowActions?: ListRowActions;
  contextMenu?: ListContextMenu;
  editor?: ListEditor;
  sort?: ListSort;
  where?: ListWhere;
  params?: ListParams;
  beside?: ListBeside;
  details?: ListDetails;
  detailsPlacement?: ListDetailsPlacement;
  pageSize?: ListPageSize;
  selection?: ListSelection;
  opens?: ListOpens;
  tree?: ListTree;
  editable?: ListEditable;
  live?: ListLive;
  poll?: ListPoll;
  saveCode?: ListSaveCode;
  urls?: ListUrls;
}
/**
 * 一组列，只读表格和可编辑表格共用；对整张表生效的设置也写在这里。
 */
export interface ColumnsDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：columns，一组列。
   */
  kind: 'columns';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 列是哪个模型的字段；不写则由使用它的文档决定。
   */
  model?: CommonDocumentId;
  /**
   * 一串列：字段名、列对象，或 ... 表示其余字段。
   */
  columns: (ColumnsColumnItem | null)[];
  /**
   * 行前显示行号；不写则不显示。
   */
  rowNumber?: boolean;
  /**
   * 行前的勾选框或单选框；不写则没有。
   */
  rowSelection?: 'checkbox' | 'radio' | 'none';
  /**
   * 拖动行来排序；不写则不能拖。
   */
  dragSort?: boolean;
  /**
   * 拖动之后，行的次序写进哪个字段；不写则 orderNum。
   */
  sortKey?: CommonFieldName;
  /**
   * 字段名对应值，或表达式；满足的行不能编辑和勾选。不写则没有。
   */
  disabledRows?: CommonExpression | CommonValueMap;
  /**
   * 表格下面的新增按钮；不写则有。
   */
  addButton?: boolean;
  /**
   * 同一编号的表格互相同步保存的行；不写则不同步。
   */
  socketKey?: string;
  /**
   * 行的高矮；不写则中等。
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 表格最高多少像素，超出后滚动；不写则表单里 400，列表里 640。
   */
  maxHeight?: number;
  /**
   * 单元格一直是输入的样子，像表格软件里一样点一下选中，再点或直接打字编辑；关掉时看起来是文字，点一下就编辑。不写则一直。
   */
  alwaysEdit?: boolean;
  /**
   * 按钮和列的权限以它开头，例如 前缀:列名、前缀:add；不写则列表里用列表的前缀，表单里不受控。
   */
  permission?: CommonPermission;
  /**
   * 行下面展开其余字段和子表；不写则不能展开。
   */
  expandable?: boolean;
  /**
   * 其余字段和子表怎样打开：在行旁的浮层里，或在弹窗里；不写则在行下面展开。
   */
  details?: 'popover' | 'modal';
  /**
   * 每页 10 行；不写则不分页。
   */
  pagination?: boolean;
  /**
   * 行下面还有行。模型声明了树的明细不写也是树。
   */
  tree?: {
    /**
     * 存上级行编号的字段。
     */
    parent: CommonFieldName;
    /**
     * 请求文档的编号：展开一行时用它取下级，$args.parent 是这一行的编号；不写则所有行都在值里。
     */
    children?: CommonDocumentId;
  };
}
/**
 * 表单：Formily 的写法。没写的关键字由模型补上，什么都不写时由模型得出整张表单。
 */
export interface FormDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：form，表单。
   */
  kind: 'form';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 表单填写哪个模型的记录；不写则字段要各自写明类型。
   */
  model?: CommonDocumentId;
  /**
   * 给出一些值，表单应是什么样；不写则没有。
   *
   * @maxItems 200
   */
  tests?: FormTest[];
  layout?: FormLayout;
  width?: FormWidth;
  rules?: FormRules;
  properties?: FormProperties;
  origin?: FormOrigin;
}
/**
 * 给出一些值，表单应是什么样；schemas -- check 和发布之前都会运行。
 */
export interface FormTest {
  /**
   * 这个测试说的是什么。
   */
  title: CommonText;
  /**
   * 各字段的值，没写的是空的；不写则全是空的。
   */
  given?: {
    [k: string]: CommonAnyValue;
  };
  /**
   * 新增、编辑还是查看；不写则是新增。
   */
  mode?: 'create' | 'edit' | 'detail';
  /**
   * 测试时当作今天的日期；不写则是运行的那天。
   */
  today?: string;
  /**
   * 各字段应是什么样。
   */
  expect: {
    [k: string]: FormExpected;
  };
}
/**
 * 一个字段应是什么样，没写的不管。
 */
export interface FormExpected {
  /**
   * 是否应显示；不写则不管。
   */
  visible?: boolean;
  /**
   * 是否应必填；不写则不管。
   */
  required?: boolean;
  /**
   * 是否应不能填写；不写则不管。
   */
  disabled?: boolean;
  /**
   * 是否应只显示值；不写则不管。
   */
  readOnly?: boolean;
  /**
   * 应算出的值；不写则不管。
   */
  value?: CommonAnyValue;
  /**
   * 应提示的话，空的表示没有问题；不写则不管。
   */
  problem?: CommonText;
}
/**
 * 一组有名字的校验规则，别的文档按名字使用。
 */
export interface RulesDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：rules，校验规则。
   */
  kind: 'rules';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 规则的列表；每条有自己的名字。
   *
   * @minItems 1
   */
  rules: RulesRule[];
}
/**
 * 一条校验规则：写了的条件都要成立，空值不检查。
 */
export interface RulesRule {
  /**
   * 别的文档用它称呼这条规则。
   */
  name: CommonName;
  /**
   * 给配置人员看的名称；不写则用名字。
   */
  title?: CommonText;
  /**
   * 值不符合时显示的话，可用 {title}、{min}、{max}、{value}。
   */
  message: CommonText;
  /**
   * 错误拦住保存，警告只提醒；不写则是错误。
   */
  severity?: 'error' | 'warning';
  /**
   * 先按这条内置规则检查；不写则不用。
   */
  use?: string;
  /**
   * 值要符合的正则表达式；不写则不检查样式。
   */
  pattern?: string;
  /**
   * 至少几个字符；不写则不限。
   */
  minLength?: number;
  /**
   * 至多几个字符；不写则不限。
   */
  maxLength?: number;
  /**
   * 数字不得小于它；不写则不限。
   */
  minimum?: number;
  /**
   * 数字不得大于它；不写则不限。
   */
  maximum?: number;
  /**
   * 一个表达式：$value 是本字段的值，$record 是整条记录。
   */
  when?: CommonExpression;
}
/**
 * 弹窗：标题、宽度，里面是一张表单、一个列表、一个选择器或一个页面，以及按下确定时做什么。
 */
export interface DialogDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：dialog，弹窗。
   */
  kind: 'dialog';
  formatVersion: CommonFormatVersion;
  /**
   * 弹窗的标题，里面可以有表达式，例如 字典列表【{{ $record.dictName }}】。
   */
  title: CommonText;
  description?: CommonDocumentDescription;
  /**
   * 像素数，或窗口宽度的百分比如 60%；不写则用里面表单或选择器的宽度，都没有时是 520。
   */
  width?: number | string;
  /**
   * 标题旁多给一个全屏按钮；不写则没有。
   */
  fullScreen?: boolean;
  /**
   * 在中间打开，或从侧面滑出；不写则在中间。
   */
  placement?: 'modal' | 'drawer';
  /**
   * 没有这项权限的人打不开弹窗；不写则由打开它的按钮决定。
   */
  permission?: CommonPermission;
  /**
   * 弹窗里放的一样东西：表单、列表、选择器、页面或一段文字。
   */
  body: DialogBody;
  /**
   * 弹窗打开时先做的步骤，最后一步的结果是 $loaded；不写则不取。
   */
  load?: CommonSteps;
  /**
   * 打开时填进表单的值，盖住按钮给的值；看得到 $record、$selection、$args、$loaded。
   */
  values?: CommonValueMap;
  /**
   * 里面是表单时，多给一个按钮，把填写的内容打印出来；不写则没有。
   */
  print?: boolean;
  /**
   * 确定按钮上的文字；不写则是“确定”。
   */
  okText?: CommonText;
  /**
   * 写了就多一个按钮，做的事和确定一样，但弹窗还开着；不写则没有。
   */
  applyText?: CommonText;
  /**
   * 取消按钮上的文字；不写则是“取消”，只能看的弹窗是“关闭”。
   */
  cancelText?: CommonText;
  /**
   * 按确定时依次做的步骤，看得到 $values；不写则有模型的表单保存为新记录，其余只能看。
   */
  submit?: CommonSteps;
}
/**
 * 弹窗里放的一样东西，写其中一个键。
 */
export interface DialogBody {
  /**
   * 表单文档的编号，或直接写出表单。
   */
  form?: CommonDocumentId | FormBody;
  /**
   * 列表文档的编号，或直接写出列表。
   */
  list?: CommonDocumentId | ListBody;
  /**
   * 选择器文档的编号；选中的记录是 $selection。
   */
  picker?: CommonDocumentId;
  /**
   * 页面文档的编号。
   */
  screen?: CommonDocumentId;
  /**
   * 显示一段文字。
   */
  text?: CommonText;
}
/**
 * 选择器：从哪里选、显示哪些列、能不能多选、选中后带回哪些字段。
 */
export interface PickerDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：picker，选择器。
   */
  kind: 'picker';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 从哪个模型的记录里选。
   */
  model?: CommonDocumentId;
  /**
   * 在弹窗里选，或在下拉里选；不写则弹窗。手机上都是全屏。
   */
  look?: 'dialog' | 'dropdown';
  /**
   * 从一个查询（报表）的行里选；列和查询条件由查询给出。
   */
  query?: CommonDocumentId;
  /**
   * 覆盖由模型得出的接口地址；不写则由模型得出。
   */
  urls?: {
    /**
     * 查询记录的接口；不写则是模型的列表接口。
     */
    list?: PickerPath;
    /**
     * 按主键取回已选的记录（主键=值1,值2,）；不写则用列表的接口。树按 id 取回名称（ids=值1,值2）。
     */
    echo?: PickerPath;
    /**
     * 存的不是 id 时（store）按这个字段取回一个节点（field=字段、val=值）。
     */
    one?: PickerPath;
  };
  /**
   * 查找用的条件；不写则由模型得出。
   */
  search?: ListSearch;
  /**
   * 显示的列；不写则由模型得出，写了树而没有 by 时没有表格。
   */
  columns?: ListColumns;
  /**
   * 总是附加的条件：字段名对应值；不写则不限。
   */
  where?: CommonValueMap;
  /**
   * 一开始的次序；不写则新建的在前。
   */
  sort?: CommonSort;
  /**
   * 从树里选，或在表格旁边放一棵树；不写则只有表格。
   */
  tree?: PickerTree;
  /**
   * 选中记录的哪个字段存进本字段；不写则 id。
   */
  key?: CommonFieldName;
  /**
   * 选中后显示哪个字段；不写则是模型的称呼字段。
   */
  label?: CommonFieldName;
  /**
   * 可以选几个；不写则只选一个。
   */
  multiple?: boolean;
  /**
   * 对方字段名对应本表单字段名；不写则不带回。
   */
  fields?: {
    [k: string]: CommonFieldName;
  };
  /**
   * 左边列出已选的记录，换页、查找都不丢；不写则不列。
   */
  selectedList?: boolean;
  /**
   * 弹窗的宽度，单位像素；不写则表格 1000，列出已选的表格和报表 1200，树 500。
   */
  width?: number;
  /**
   * 一开始每页几条，可以换成 5、10、20、30；不写则 10。
   */
  pageSize?: number;
}
/**
 * 页面：排布组件和内容组件组成的一棵树，也可以是打印模板。
 */
export interface ScreenDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：screen，页面。
   */
  kind: 'screen';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 没有这项权限的人打不开页面；不写则由编号得出，例如 base/help 是 base:help:view。
   */
  permission?: CommonPermission;
  /**
   * 页面上多给一个按钮，把页面的内容打印出来；写了纸张的打印模板总有。
   */
  print?: boolean;
  /**
   * 写了它，页面就是打印模板：不进菜单，用弹窗打开，按纸张排版。
   */
  paper?: {
    /**
     * 打印用的纸；不写则 A4。
     */
    size?: 'A3' | 'A4' | 'A5' | 'letter';
    /**
     * 纸张横放；不写则竖放。
     */
    landscape?: boolean;
    /**
     * 表格跨页时每页都印表头；不写则只印一次。
     */
    repeatHeader?: boolean;
    /**
     * 四边留白，单位毫米；不写则由浏览器决定。
     */
    margin?: number;
  };
  /**
   * 页面上面的条件：写法和表单的字段一样，填的值在地址里，内容用 $values 看到它们；不写则没有。
   */
  filters?: FormProperties;
  /**
   * 内容用整个宽度，例如大屏；不写则最宽 1200 像素。
   */
  wide?: boolean;
  /**
   * 页面的内容：键是节点的名字，键的顺序就是显示的顺序。
   */
  properties: FormProperties;
}
/**
 * 请求：记录之外的一次有名字的服务器调用。
 */
export interface RequestDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：request，请求。
   */
  kind: 'request';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * HTTP 方法。
   */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * 接口根路径之后的部分；花括号里的名字由 $args 填上，例如 /sys/user/{id}。
   */
  path: string;
  /**
   * 没有这项权限的人不能用它；不写则由使用它的文档决定。
   */
  permission?: CommonPermission;
  /**
   * 写在地址后面的参数；值里的表达式看得到 $record、$selection、$args。
   */
  params?: CommonValueMap;
  /**
   * 作为 JSON 发送的内容；不写则没有请求体。
   */
  body?: CommonValueMap;
  /**
   * 声明这个接口要签名。
   */
  signed?: boolean;
  /**
   * 成功后显示的话；不写则显示服务器回答的话，没有就不提示。
   */
  success?: CommonText;
}
/**
 * 查询：一个模型的若干列，或分组求和，供报表、弹出选择、图表和合计使用。
 */
export interface QueryDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：query，查询。
   */
  kind: 'query';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 没有这项权限的人不能查；不写则是模型的列表权限。
   */
  permission?: CommonPermission;
  /**
   * 查哪个模型的记录。
   */
  model: CommonDocumentId;
  /**
   * 总是附加的条件：字段名对应值；不写则不限。
   */
  where?: CommonValueMap;
  /**
   * 不分组时，每条记录给出的字段。
   *
   * @minItems 1
   */
  columns?: CommonFieldName[];
  /**
   * 使用的人可以填的条件；不写则没有。
   */
  search?: (
    | CommonFieldName
    | {
        /**
         * 按哪个字段查。
         */
        field: CommonFieldName;
        /**
         * 查一个值，或从一个值到另一个值；不写则查一个值。
         */
        mode?: 'single' | 'range';
      }
  )[];
  /**
   * 由打开它的地方给值的条件；没有值时没有结果。
   */
  params?: {
    /**
     * 一个由外面给值的条件。
     */
    [k: string]: {
      /**
       * 给人看的名称；不写则用字段的标题。
       */
      title?: CommonText;
      /**
       * 和哪个字段比较。
       */
      field: CommonFieldName;
      /**
       * 打开它的地方没有给值时用它；不写则没有结果。
       */
      value?: CommonScalar;
    };
  };
  /**
   * 按哪些字段分组；不写则不分组。
   */
  group?: (
    | CommonFieldName
    | {
        /**
         * 按这个字段分组。
         */
        field: CommonFieldName;
        /**
         * 日期按日、月、季度或年合在一起；不写则按字段的值。
         */
        by?: 'day' | 'month' | 'quarter' | 'year';
      }
  )[];
  /**
   * 每一组算出的数：名字对应一种算法。
   */
  measures?: {
    /**
     * 一个算出的数：写一种算法，可以有标题。
     */
    [k: string]: {
      /**
       * 给人看的名称；不写则由字段的标题和算法得出，例如 金额合计。
       */
      title?: CommonText;
      /**
       * 这个字段的合计。
       */
      sum?: CommonFieldName;
      /**
       * 这个字段的平均值。
       */
      average?: CommonFieldName;
      /**
       * 这个字段的最小值。
       */
      min?: CommonFieldName;
      /**
       * 这个字段的最大值。
       */
      max?: CommonFieldName;
      /**
       * 记录的个数，写 true。
       */
      count?: true;
    };
  };
  /**
   * 结果的次序，分组时也可以按度量；不写则由服务器决定。
   */
  sort?: {
    /**
     * 按这个字段或度量排序。
     */
    column: CommonFieldName;
    /**
     * 升序或降序；不写则降序。
     */
    order?: 'asc' | 'desc';
  };
  /**
   * 分组的结果最多几行；不写则 1000。
   */
  limit?: number;
}
/**
 * 字典：一组固定的选项。内嵌服务器第一次启动时由它建立字典，此后以管理员在页面上的修改为准。
 */
export interface DictionaryDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：dictionary，字典。
   */
  kind: 'dictionary';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 别的文档用它称呼这个字典，例如 customer_level。
   */
  code: string;
  /**
   * 字典的各项，按显示的顺序。
   */
  items: {
    /**
     * 存进记录的值。
     */
    value: string;
    /**
     * 人看到的文字。
     */
    text: CommonText;
    /**
     * 列表里标签的颜色；不写则是灰色。
     */
    color?: 'default' | 'blue' | 'green' | 'orange' | 'red' | 'purple' | 'cyan' | 'gold';
    /**
     * 不能再选，已有的值照常显示；不写则可以选。
     */
    disabled?: boolean;
    /**
     * 这一项以前的数据值，最近的在前：记录、视图和数据规则随新的值走；不写则没有改过。
     */
    renamedFrom?: CommonFormerValues;
  }[];
}
/**
 * 应用清单：名称、首页、固定路由、内嵌服务器最初的菜单，以及 JeecgBoot 菜单里的组件路径对应哪个文档。
 */
export interface AppDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：app，应用。
   */
  kind: 'app';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 登录后先打开的路径。有几个应用清单时，写了首页的第一个（按编号）给出名称和首页，其余的只添加；不写则是 /dashboard/analysis。
   */
  home?: string;
  /**
   * 页头的问号打开的地址；不写则没有问号。
   */
  help?: string;
  /**
   * 用户菜单里有“系统设置”，人可以换主题色、导航模式等；不写则只在开发时有。
   */
  settingDrawer?: boolean;
  /**
   * 不在菜单里也能打开的路径；不写则没有。
   */
  routes?: {
    /**
     * 浏览器地址里的路径。
     */
    path: string;
    /**
     * 页签上的文字；不写则用文档的标题。
     */
    title?: CommonText;
    /**
     * 这个路径打开哪个页面文档。
     */
    document?: AppPageId;
    /**
     * 改为打开另一个路径。
     */
    redirect?: string;
    /**
     * 登录的人都能打开这个页面；不写则要有页面的权限。
     */
    forAll?: boolean;
    /**
     * blank 是只有页面的空白布局，没有菜单、页头和页签；不写则在框架里打开。
     */
    layout?: 'blank';
  }[];
  /**
   * 内嵌服务器第一次启动时的菜单；此后以管理员的修改为准。几个应用清单里同名的文件夹合成一个。
   */
  menu?: AppMenuItem[];
  /**
   * 真实 JeecgBoot 菜单里的组件路径对应哪个文档；不写则没有对应。
   */
  components?: {
    /**
     * JeecgBoot 菜单里写的组件路径，例如 system/UserList。
     */
    component: string;
    /**
     * 在线表单或在线报表的编码，即菜单路径的最后一段；不写则这个组件的所有路径都打开这个文档。
     */
    code?: string;
    /**
     * 这个组件路径打开哪个页面文档。
     */
    document: AppPageId;
  }[];
  /**
   * 登录的人都能打开的弹窗，写编号。用户菜单打开其中的 system/change-password 和 system/select-department。
   */
  dialogs?: CommonDocumentId[];
  /**
   * 不由模型、请求得出的权限标识；不写则没有。
   */
  permissions?: {
    /**
     * 权限的标识，例如 base:customer:freeze。
     */
    name: CommonPermission;
    /**
     * 授权页面上显示的名称。
     */
    title: CommonText;
  }[];
}
/**
 * 菜单里的一项：打开一个页面或地址，或者收着下级。
 */
export interface AppMenuItem {
  /**
   * 菜单上显示的文字。
   */
  title: CommonText;
  /**
   * 文字前的图标，写图标的名称；不写则没有图标。
   */
  icon?: string;
  /**
   * 浏览器地址里的路径；不写则由文档编号得出。
   */
  path?: string;
  /**
   * 打开哪个页面文档；收着下级的菜单项不写。
   */
  document?: AppPageId;
  /**
   * 打开别的网站，写完整的网址。
   */
  href?: string;
  /**
   * 能打开但不出现在菜单里；不写则显示。
   */
  hidden?: boolean;
  /**
   * 切到别的页签再回来，内容还在；不写则保留。
   */
  keepAlive?: boolean;
  /**
   * 展开后显示的菜单项；不写则没有下级。
   */
  children?: AppMenuItem[];
}
/**
 * 后端：BACKEND_URL 指向的 JeecgBoot 在一段版本里和页面所用的接口有什么不同。范围包含它的版本的文档都算数，范围从更高的版本开始的文档优先。
 */
export interface BackendDocument {
  $schema?: CommonSchemaHint;
  /**
   * 文档的种类：backend，后端。
   */
  kind: 'backend';
  formatVersion: CommonFormatVersion;
  title: CommonDocumentTitle;
  description?: CommonDocumentDescription;
  /**
   * 这份文档说的是哪些版本。
   */
  versions: {
    /**
     * 最早的版本，含它本身。
     */
    from: BackendVersion;
    /**
     * 第一个不再算在内的版本；不写则没有。
     */
    before?: BackendVersion;
  };
  /**
   * 和页面所用的不同的接口。
   */
  calls?: {
    /**
     * 页面所用的接口；花括号里是一个名字，代表路径里的一段。
     */
    call: BackendTemplate;
    /**
     * 只有这些参数等于这些值时才算；* 表示有值就行。
     */
    when?: {
      [k: string]: string;
    };
    /**
     * 那里的接口；花括号里的名字由参数填上。写了参数，就只带这些参数，不带原来的参数和内容。两边的星号去掉。
     */
    to?: BackendTemplate;
    /**
     * 这些参数在那里另有名字。
     */
    rename?: {
      [k: string]: BackendWord;
    };
    /**
     * 那里没有这个接口，相当于路径不存在。
     */
    missing?: boolean;
    /**
     * 回答是什么：page 是一页（那里给的是数组），first 是一页里的第一条，tree 是树的一层或几层。
     */
    answer?: 'page' | 'first' | 'tree';
    /**
     * 这条记录里没有的字段，由别的接口读来。
     *
     * @minItems 1
     * @maxItems 10
     */
    with?: {
      /**
       * 填进记录的哪个字段。
       */
      field: BackendWord;
      /**
       * 读它的接口；花括号里的名字由记录填上。
       */
      call: BackendTemplate;
      /**
       * 取每一项的这个成员；不写则取各项本身。各项用逗号连起来。
       */
      take?: BackendWord;
    }[];
    /**
     * 没有权限调用时，改用这个接口；花括号里的名字由参数填上。
     */
    otherwise?: BackendTemplate;
    /**
     * 那里调用它要有的权限点，拒绝时告诉人。
     */
    point?: BackendWord;
    /**
     * 保存前用这个接口读出记录，看清空了什么；不写则用资源的 queryById。
     */
    read?: BackendTemplate;
    /**
     * 保存时那里只收这些字段，别的改了就不送去；这些字段也不能改为空。不写则都收。
     *
     * @minItems 1
     *
     * Items: 一个字段。
     */
    takes?: BackendWord[];
    /**
     * 这个接口不认值两边的星号，送去时去掉。
     */
    plain?: boolean;
    /**
     * 这个列表在那里能按这些字段排序，页面只提供这些；写空的表示都不能。不写则都能。
     *
     * Items: 一个字段。
     */
    sorts?: BackendWord[];
    /**
     * 这个列表在那里能按这些字段查询；页面不提供别的，带着别的条件的请求被拒绝。不写则都能。
     *
     * Items: 一个字段。
     */
    searches?: BackendWord[];
    /**
     * 这个列表在那里只按整个值查询的字段，不能只写一部分。
     *
     * Items: 一个字段。
     */
    exact?: BackendWord[];
    /**
     * 那里保存时会改写整条记录：先用这个接口读出整条，再盖上送来的值，整条送去。
     */
    whole?: BackendTemplate;
  }[];
  /**
   * 另有名字的字段，和没有列的字段。
   */
  fields?: {
    /**
     * 哪个资源的接口，例如 /sys/position。
     */
    resource: BackendTemplate;
    /**
     * 页面所用的名字和那里的名字。
     */
    names?: {
      [k: string]: BackendWord;
    };
    /**
     * 这些字段在那里没有自己的列，不能查询和排序。
     *
     * Items: 一个字段。
     */
    unstored?: BackendWord[];
  }[];
  /**
   * 页面所用的权限点在那里叫什么。
   */
  permissions?: {
    /**
     * 页面所用的名字；以 :* 结尾则是这样开头的全部。
     */
    point: BackendWord;
    /**
     * 那里的权限点；不写则那里对所有人开放。
     */
    as?: BackendWord;
  }[];
  /**
   * 那里的菜单用的组件，在这里是哪份文档。
   */
  components?: {
    /**
     * 菜单里写的组件路径；以 /* 结尾时是它下面的全部组件。
     */
    component: string;
    /**
     * 打开的页面。
     */
    document?: AppPageId;
    /**
     * 写了它，路径最后一段是在线表单或报表的编号，页面按后端的说明做成；不写则打开文档。
     */
    online?: 'form' | 'report';
    /**
     * 没有页面时给人看的一句话：为什么没有，该怎么办。不写则请管理员配置页面。
     */
    note?: CommonText;
  }[];
  /**
   * 那里自己画的页面的路径，例如报表、大屏、监控；下面的路径也算。它们里面写着程序，按较宽的安全策略显示。
   *
   * @maxItems 50
   *
   * Items: 那里的路径，不带根路径。
   */
  pages?: BackendTemplate[];
  /**
   * 那里的菜单用的图标在这里叫什么；不写则去掉它的出处和样式，例如 ant-design:setting-outlined 是 setting。
   */
  icons?: {
    [k: string]: BackendWord;
  };
  /**
   * 列表的查询语言；不写则页面的查询照原样送去。
   */
  query?: {
    /**
     * 高级查询认得的比较；范围包含它的版本的文档里写的都算。别的比较不送去，因为那里会不声不响地略去。
     *
     * @minItems 1
     *
     * Items: 一种比较的名字。
     */
    rules?: BackendWord[];
    /**
     * 各列可以有自己方向的参数；不写则只按开头方向相同的几列排序。
     */
    orders?: BackendWord;
  };
  /**
   * 那里收下的最大的文件，以 MB 计。
   */
  uploadMegabytes?: number;
  /**
   * 那里的错误在这里怎么说。
   */
  messages?: {
    /**
     * 消息里有这些字。
     */
    contains: string;
    /**
     * 按这个 HTTP 状态回答；不写则照原样。
     */
    status?: 401 | 403 | 404 | 409;
    /**
     * 给人看的话；不写则照原样。
     */
    message?: string;
    /**
     * 不是错误，只是一条也没有。
     */
    empty?: boolean;
  }[];
}
