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
  | AppDocument;
/**
 * 给人看的文字：一个字符串，或按语言分列的对象。
 */
export type CommonText =
  | string
  | {
      'zh-CN': string;
      'en-US'?: string;
    };
/**
 * 以冒号分段，例如 base:customer:freeze。
 */
export type CommonPermission = string;
/**
 * 字段名
 */
export type CommonFieldName = string;
/**
 * 单个值
 */
export type CommonScalar = string | number | boolean | null;
/**
 * 任意值
 */
export type CommonAnyValue =
  | CommonScalar
  | CommonAnyValue[]
  | {
      [k: string]: CommonAnyValue | undefined;
    };
/**
 * 名字
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
export type ListSearchItem =
  | string
  | {
      title?: CommonText;
      field: CommonFieldName;
      /**
       * 比较方式
       */
      mode?:
        | 'equals'
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
      default?: CommonAnyValue;
      /**
       * 组件
       */
      component?:
        | 'Area'
        | 'Blank'
        | 'Card'
        | 'Cascader'
        | 'CheckTree'
        | 'Checkbox'
        | 'Code'
        | 'Collapse'
        | 'Color'
        | 'ConditionInput'
        | 'ContextMenu'
        | 'Cron'
        | 'Date'
        | 'DateRange'
        | 'DateTime'
        | 'DictSelect'
        | 'Divider'
        | 'EditableTable'
        | 'Ellipsis'
        | 'FilePop'
        | 'FileUpload'
        | 'Grid'
        | 'Html'
        | 'IconSelect'
        | 'ImageUpload'
        | 'Input'
        | 'InputPop'
        | 'Lines'
        | 'Markdown'
        | 'Number'
        | 'Picker'
        | 'PopupPicker'
        | 'Progress'
        | 'QrCode'
        | 'Radio'
        | 'Rate'
        | 'Reference'
        | 'RichText'
        | 'RuleCodeInput'
        | 'SearchSelect'
        | 'Section'
        | 'Select'
        | 'Slider'
        | 'Steps'
        | 'SubForm'
        | 'Switch'
        | 'Tabs'
        | 'Tags'
        | 'Text'
        | 'TextArea'
        | 'Time'
        | 'TimeRange'
        | 'Transfer'
        | 'TreeSelect'
        | 'UniqueInput'
        | 'VerifySlider';
      componentProps?: CommonComponentProps;
    };
/**
 * 搜索
 */
export type ListSearch = ListSearchItem[];
/**
 * columns 文档的编号，或一串列：字段名、列对象，或 ... 表示其余字段。
 */
export type ListColumns = CommonDocumentId | ColumnsColumnItem[];
export type ColumnsColumnItem = string | ColumnsColumn;
/**
 * true、false，或一个表达式。
 */
export type CommonCondition = boolean | CommonExpression;
/**
 * 一个步骤，或一串步骤；哪一步失败就停在哪一步。
 */
export type CommonSteps = CommonStep | [CommonStep, ...CommonStep[]];
/**
 * 工具栏
 */
export type ListToolbar = (
  | ('add' | 'export' | 'import' | 'advanced-query' | 'batch-delete' | 'recycle-bin' | 'refresh' | 'transitions')
  | CommonButton
)[];
/**
 * 行的按钮
 */
export type ListRowButton =
  | ('edit' | 'detail' | 'print' | 'delete' | 'add-child' | 'move-to' | 'copy' | 'transitions' | 'creates')
  | CommonButton;
/**
 * 行操作
 */
export type ListRowActions = ListRowButton[];
/**
 * 在一行上点右键（菜单键、Shift+F10，手机上长按）打开，写法和行操作一样；步骤和显示条件看得到 $record 和点在哪里：$chosen 的 field、title、value、text。不写就是浏览器自己的菜单。
 */
export type ListContextMenu = ListRowButton[];
/**
 * 表单文档的编号，或直接写出表单；不写就用模型的表单。
 */
export type ListEditor = CommonDocumentId | FormFormBody;
/**
 * 弹窗宽度
 */
export type FormWidth = number;
/**
 * 几个字段之间的规则；条件成立才算通过。
 */
export type FormFormRules = {
  when: CommonExpression;
  message: CommonText;
  field?: CommonFieldName;
  severity?: 'error' | 'warning';
}[];
export type CommonNullableText = CommonText | null;
/**
 * 接口路径
 */
export type PickerPath = string;
/**
 * 列表右边跟着所选那一行的列表；几个就是几个页签。它们的 where、params 用 $record 看到那一行。
 *
 * @minItems 1
 * @maxItems 6
 */
export type ListDetails =
  | [
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
    ]
  | [
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
    ]
  | [
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
    ]
  | [
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
    ]
  | [
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
    ]
  | [
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
      {
        title?: CommonText;
        permission?: CommonPermission;
        list: CommonDocumentId | ListListBody;
      },
    ];
/**
 * 每页条数
 */
export type ListPageSize = 10 | 20 | 30 | 50 | 100;
/**
 * 勾选
 */
export type ListSelection = 'multiple' | 'single' | 'none';
/**
 * 模型声明了树时默认为 true。
 */
export type ListTree = boolean;
/**
 * 直接在表格里编辑，一次保存改过的行。
 */
export type ListEditable = boolean;
/**
 * 别人在同一页面上保存的记录会自动更新并标出；有新增或删除时提示刷新。
 */
export type ListLive = boolean;
/**
 * 每隔多少秒重新查询一次；看不见页面时暂停。
 */
export type ListPoll = number;
/**
 * 高级查询里保存的查询按它存放；不写就按页面的地址。几个页面写同一个编码，就共用保存的查询。
 */
export type ListSaveCode = string;
/**
 * 查询：一个模型的若干列，或分组求和，供报表、弹出选择、图表和合计使用。
 */
export type QueryDocument = QueryDocument1 & {
  title: CommonText;
  $schema?: string;
  kind: 'query';
  formatVersion: 1;
  description?: CommonText;
  permission?: CommonPermission;
  model: CommonDocumentId;
  where?: CommonValueMap1;
  /**
   * 不分组时，每条记录给出的字段。
   *
   * @minItems 1
   */
  columns?: [CommonFieldName, ...CommonFieldName[]];
  /**
   * 查询条件
   */
  search?: (
    | CommonFieldName
    | {
        field: CommonFieldName;
        /**
         * 比较方式
         */
        mode?: 'single' | 'range';
      }
  )[];
  /**
   * 由打开它的地方给值的条件；没有值时没有结果。
   */
  params?: {
    [k: string]:
      | {
          title?: CommonText;
          field: CommonFieldName;
          value?: CommonScalar;
        }
      | undefined;
  };
  /**
   * 分组
   */
  group?: (
    | CommonFieldName
    | {
        field: CommonFieldName;
        /**
         * 按
         */
        by?: 'day' | 'month' | 'quarter' | 'year';
      }
  )[];
  /**
   * 度量
   */
  measures?: {
    [k: string]:
      | {
          sum?: CommonFieldName;
          average?: CommonFieldName;
          min?: CommonFieldName;
          max?: CommonFieldName;
          count?: true;
        }
      | undefined;
  };
  sort?: CommonSort;
  limit?: number;
};
export type QueryDocument1 = {
  [k: string]: unknown | undefined;
};
/**
 * 带种类后缀的文档编号，例如 sales/order.list；也可以是模型。
 */
export type AppPageId = string;

/**
 * 模型：一条记录是什么。由它得到数据表、类型、校验，以及列表、列、搜索和表单的默认样子。
 */
export interface ModelDocument {
  title: CommonText;
  $schema?: string;
  kind: 'model';
  formatVersion: 1;
  description?: CommonText;
  /**
   * 记录的接口在哪个路径下；不写就是文档编号。
   */
  resource?: string;
  /**
   * 数据表的名字；不写就由文档编号得出。
   */
  table?: string;
  permission?: CommonPermission;
  /**
   * 写 false 表示记录由服务器自己的接口给出（例如菜单），不建表、不生成接口。
   */
  stored?: boolean;
  /**
   * true 表示记录不分租户，例如字典；不写时每个租户只有自己的记录。
   */
  shared?: boolean;
  /**
   * 不写时：别的模型的明细行不自成一页，其余都有自己的页面。
   */
  page?: boolean;
  /**
   * 字段名
   */
  label?: string;
  /**
   * 每个索引是一串字段名。
   */
  indexes?:
    | [CommonFieldName]
    | [CommonFieldName, CommonFieldName]
    | [CommonFieldName, CommonFieldName, CommonFieldName]
    | [CommonFieldName, CommonFieldName, CommonFieldName, CommonFieldName]
    | [CommonFieldName, CommonFieldName, CommonFieldName, CommonFieldName, CommonFieldName]
    | [CommonFieldName, CommonFieldName, CommonFieldName, CommonFieldName, CommonFieldName, CommonFieldName]
    | [
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
      ]
    | [
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
        CommonFieldName,
      ][];
  /**
   * 记录排成一棵树时，哪个字段存上级记录的编号。
   */
  tree?: {
    parent: CommonFieldName;
  };
  /**
   * 删除的记录能在回收站里查看、还原和彻底删除。
   */
  recycleBin?: boolean;
  schema: ModelRecordSchema;
  states?: ModelStates;
  /**
   * 过账
   */
  postings?: ModelPosting[];
  /**
   * 下推
   */
  creates?: ModelCreation[];
  balanceOf?: ModelBalance;
  list?: ListListBody;
  form?: FormFormBody;
}
/**
 * JSON Schema（draft-07）加上注解。每条记录另有 id、createBy、createTime、updateBy、updateTime、sysOrgCode、tenantId、delFlag、version。
 */
export interface ModelRecordSchema {
  type: 'object';
  /**
   * 必填字段
   */
  required?: CommonFieldName[];
  /**
   * 字段
   */
  properties: {
    [k: string]: ModelField | undefined;
  };
}
/**
 * 字段
 */
export interface ModelField {
  title?: CommonText;
  /**
   * 类型
   */
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  description?: CommonText;
  /**
   * date 是日期，date-time 是日期时间，time 是时间，text 是长文本。
   */
  format?: 'date' | 'date-time' | 'time' | 'text' | 'email' | 'uri';
  /**
   * 允许的值
   */
  enum?: CommonScalar[];
  /**
   * 新记录里本字段的值；可以是表达式，例如 {{ $today }}。
   */
  default?:
    | CommonScalar
    | CommonAnyValue[]
    | {
        [k: string]: CommonAnyValue | undefined;
      };
  /**
   * 最小长度
   */
  minLength?: number;
  /**
   * 最大长度
   */
  maxLength?: number;
  /**
   * 正则
   */
  pattern?: string;
  /**
   * 最小值
   */
  minimum?: number;
  /**
   * 最大值
   */
  maximum?: number;
  /**
   * 必须大于
   */
  exclusiveMinimum?: number;
  /**
   * 必须小于
   */
  exclusiveMaximum?: number;
  /**
   * 至少几项
   */
  minItems?: number;
  /**
   * 至多几项
   */
  maxItems?: number;
  /**
   * 每一项
   */
  items?: {
    type: 'string' | 'number' | 'integer';
  };
  /**
   * true，或与哪些字段合起来不能重复。
   */
  'x-unique'?: boolean | CommonFieldName[];
  /**
   * 值取自哪个字典（字典编码）。
   */
  'x-dict'?: string;
  /**
   * 规则的名字，见 rules 文档。
   */
  'x-rules'?: CommonName[];
  /**
   * 给人看的文字：一个字符串，或按语言分列的对象。
   */
  'x-required-message'?:
    | string
    | {
        'zh-CN': string;
        'en-US'?: string;
      };
  /**
   * 金额和数量的小数位数；按十进制精确计算。
   */
  'x-scale'?: number;
  'x-unit'?: CommonText;
  'x-number'?: ModelNumbering;
  'x-ref'?: ModelReference;
  'x-child'?: ModelChild;
  /**
   * 整段由双花括号包住的表达式，例如 {{ $record.amount > 0 }}。语法见 docs/EXPRESSIONS.md。
   */
  'x-value'?: string;
  'x-rollup'?: ModelRollup;
  /**
   * 组件
   */
  'x-component'?:
    | 'Area'
    | 'Blank'
    | 'Card'
    | 'Cascader'
    | 'CheckTree'
    | 'Checkbox'
    | 'Code'
    | 'Collapse'
    | 'Color'
    | 'ConditionInput'
    | 'ContextMenu'
    | 'Cron'
    | 'Date'
    | 'DateRange'
    | 'DateTime'
    | 'DictSelect'
    | 'Divider'
    | 'EditableTable'
    | 'Ellipsis'
    | 'FilePop'
    | 'FileUpload'
    | 'Grid'
    | 'Html'
    | 'IconSelect'
    | 'ImageUpload'
    | 'Input'
    | 'InputPop'
    | 'Lines'
    | 'Markdown'
    | 'Number'
    | 'Picker'
    | 'PopupPicker'
    | 'Progress'
    | 'QrCode'
    | 'Radio'
    | 'Rate'
    | 'Reference'
    | 'RichText'
    | 'RuleCodeInput'
    | 'SearchSelect'
    | 'Section'
    | 'Select'
    | 'Slider'
    | 'Steps'
    | 'SubForm'
    | 'Switch'
    | 'Tabs'
    | 'Tags'
    | 'Text'
    | 'TextArea'
    | 'Time'
    | 'TimeRange'
    | 'Transfer'
    | 'TreeSelect'
    | 'UniqueInput'
    | 'VerifySlider';
  'x-component-props'?: CommonComponentProps;
  /**
   * 单元格
   */
  'x-cell'?:
    | 'boolean'
    | 'chosen'
    | 'date'
    | 'datetime'
    | 'details'
    | 'dictionary'
    | 'file'
    | 'formatted'
    | 'image'
    | 'link'
    | 'money'
    | 'number'
    | 'picked'
    | 'progress'
    | 'reference'
    | 'tags'
    | 'template'
    | 'text';
  /**
   * 列宽
   */
  'x-width'?: number;
  /**
   * 默认的列表、搜索和表单里都不出现。
   */
  'x-hidden'?: boolean;
  /**
   * 由服务器填写，不接受客户端的值。
   */
  'x-read-only'?: boolean;
  /**
   * 写 false 表示值由服务器自己的接口另外给出，不是表里的列，不能搜索和排序。
   */
  'x-stored'?: boolean;
  /**
   * 只写不读，不能搜索和排序。
   */
  'x-secret'?: boolean;
}
/**
 * 单据编号
 */
export interface ModelNumbering {
  /**
   * 花括号里可写 yyyy、yy、MM、dd 组成的日期，和 seq:位数；只写 {tree} 是树的层级编码：上级的编码加一个字母和两位数字，例如 A01、A01B12。
   */
  pattern: string;
  /**
   * 何时从一重新计数
   */
  restart?: 'day' | 'month' | 'year' | 'never';
}
/**
 * 值是另一个模型的记录编号。
 */
export interface ModelReference {
  model: CommonDocumentId;
  /**
   * 选中后把对方的字段抄到本记录：对方字段名对应本记录字段名。
   */
  copy?: {
    [k: string]: CommonFieldName | undefined;
  };
  /**
   * refuse 不许删除；clear 清空本字段。
   */
  onDelete?: 'refuse' | 'clear';
  where?: CommonValueMap;
}
/**
 * 只能选满足条件的记录：字段名对应值。
 */
export interface CommonValueMap {
  [k: string]: CommonAnyValue | undefined;
}
/**
 * 值是另一个模型的若干记录，随本记录一起保存。
 */
export interface ModelChild {
  model: CommonDocumentId;
  /**
   * 字段名
   */
  parent: string;
  /**
   * 至少几行
   */
  min?: number;
  /**
   * 至多几行
   */
  max?: number;
}
/**
 * 别的记录里指向本记录的那些，某一列的合计。
 */
export interface ModelRollup {
  from: CommonDocumentId;
  by: CommonFieldName;
  sum: CommonFieldName;
  /**
   * 对方（或它的主单）处于这些状态才算。
   *
   * @minItems 1
   */
  states?: [string, ...string[]];
}
/**
 * 组件自己的属性；每个值也可以是表达式。
 */
export interface CommonComponentProps {}
/**
 * 状态
 */
export interface ModelStates {
  field: CommonFieldName;
  /**
   * 初始状态
   */
  initial: string;
  /**
   * 可以修改和删除的状态
   */
  editable?: string[];
  /**
   * 转换
   *
   * @minItems 1
   */
  transitions: [ModelTransition, ...ModelTransition[]];
}
/**
 * 转换
 */
export interface ModelTransition {
  title: CommonText;
  name: CommonName;
  /**
   * 从哪些状态
   *
   * @minItems 1
   */
  from: [string, ...string[]];
  /**
   * 到哪个状态
   */
  to: string;
  permission?: CommonPermission;
  when?: CommonExpression;
  message?: CommonText;
  set?: CommonValueMap1;
}
/**
 * 字段名对应一个固定值，或一个表达式。
 */
export interface CommonValueMap1 {
  [k: string]: CommonAnyValue | undefined;
}
/**
 * 某个转换发生时，给每一行往台账里记一笔；相反的转换撤销它。
 */
export interface ModelPosting {
  on: CommonName;
  undo?: CommonName;
  /**
   * 字段名
   */
  each?: string;
  when?: CommonExpression;
  into: CommonDocumentId;
  set: CommonValueMap1;
}
/**
 * 由这张单据生成另一张单据的草稿。
 */
export interface ModelCreation {
  title: CommonText;
  name: CommonName;
  to: CommonDocumentId;
  /**
   * 在哪些状态可用
   *
   * @minItems 1
   */
  in?: [string, ...string[]];
  permission?: CommonPermission;
  set?: CommonValueMap1;
  /**
   * 明细
   */
  lines?: {
    each: CommonFieldName;
    /**
     * 字段名
     */
    into?: string;
    when?: CommonExpression;
    set: CommonValueMap1;
  };
}
/**
 * 台账按若干字段分组的合计；只读，随过账更新。
 */
export interface ModelBalance {
  model: CommonDocumentId;
  /**
   * 按哪些字段分组
   *
   * @minItems 1
   */
  by: [CommonFieldName, ...CommonFieldName[]];
  /**
   * 合计哪些字段
   *
   * @minItems 1
   */
  sum: [CommonFieldName, ...CommonFieldName[]];
  /**
   * 合计不得低于多少，例如库存不得为负。
   */
  min?: {
    [k: string]: number | undefined;
  };
}
/**
 * 列表
 */
export interface ListListBody {
  title?: CommonText;
  model?: CommonDocumentId;
  permission?: CommonPermission;
  search?: ListSearch;
  columns?: ListColumns;
  toolbar?: ListToolbar;
  rowActions?: ListRowActions;
  contextMenu?: ListContextMenu;
  editor?: ListEditor;
  sort?: CommonSort;
  where?: ListWhere;
  params?: ListParams;
  beside?: ListBeside;
  details?: ListDetails;
  pageSize?: ListPageSize;
  selection?: ListSelection;
  tree?: ListTree;
  editable?: ListEditable;
  live?: ListLive;
  poll?: ListPoll;
  saveCode?: ListSaveCode;
  urls?: ListUrls;
}
/**
 * 列
 */
export interface ColumnsColumn {
  title?: CommonText;
  key: CommonFieldName;
  /**
   * 可编辑表格里的编辑方式。行号、勾选、单选、展开、拖动排序是保留字，不能用作列类型。
   */
  type?:
    | 'normal'
    | 'input'
    | 'inputNumber'
    | 'checkbox'
    | 'checkbox_meta'
    | 'select'
    | 'date'
    | 'datetime'
    | 'time'
    | 'sel_depart'
    | 'sel_user'
    | 'input_pop'
    | 'upload'
    | 'file'
    | 'image'
    | 'popup'
    | 'radio'
    | 'list_multi'
    | 'sel_search'
    | 'sel_search_async'
    | 'progress'
    | 'tags'
    | 'textarea'
    | 'slot'
    | 'hidden';
  /**
   * 单元格
   */
  cell?:
    | 'boolean'
    | 'chosen'
    | 'date'
    | 'datetime'
    | 'details'
    | 'dictionary'
    | 'file'
    | 'formatted'
    | 'image'
    | 'link'
    | 'money'
    | 'number'
    | 'picked'
    | 'progress'
    | 'reference'
    | 'tags'
    | 'template'
    | 'text';
  cellProps?: CommonComponentProps;
  /**
   * 宽度
   */
  width?: number | string;
  /**
   * 最小宽度
   */
  minWidth?: number;
  /**
   * 对齐
   */
  align?: 'left' | 'center' | 'right';
  /**
   * 固定
   */
  fixed?: 'left' | 'right';
  /**
   * 超长省略
   */
  ellipsis?: boolean | number;
  /**
   * 列表里文字最多显示几行，放不下的省略，悬停看全文；行高跟着变。
   */
  lines?: number;
  /**
   * 链接
   */
  href?: CommonExpression;
  visible?: CommonCondition;
  /**
   * 按顺序检查，显示第一条不符合的说明。
   */
  validateRules?: {
    required?: boolean;
    unique?: boolean;
    /**
     * 规则代号（* n6-16 *6-16 s6-18 url e m p s n z money only），或正则。
     */
    pattern?: string;
    rule?: CommonName;
    when?: CommonExpression;
    message?: CommonText;
  }[];
  defaultValue?: CommonAnyValue;
  /**
   * 默认选中
   */
  defaultChecked?: boolean;
  /**
   * 选中与未选中的值
   *
   * @minItems 2
   * @maxItems 2
   */
  customValue?: [CommonScalar, CommonScalar];
  /**
   * 字典
   */
  dictCode?: string;
  /**
   * 异步搜索用的字典编码。
   */
  dict?: string;
  /**
   * 选项
   */
  options?: {
    title?: CommonText;
    value: CommonScalar;
    text?: CommonText;
    label?: CommonText;
    disabled?: boolean;
  }[];
  /**
   * 合计（sum）、平均（average），或两个都要；true 是合计。
   */
  statistics?: ('sum' | 'average' | true) | ('sum' | 'average')[];
  /**
   * 显示格式
   */
  format?: string;
  /**
   * 可以搜索选项
   */
  allowSearch?: boolean;
  /**
   * 可以填选项以外的值
   */
  allowInput?: boolean;
  /**
   * 可以下载
   */
  allowDownload?: boolean;
  /**
   * 可以删除
   */
  allowRemove?: boolean;
  /**
   * 只用于表字典。
   */
  async?: boolean;
  tipsContent?: CommonText;
  props?: CommonComponentProps;
  placeholder?: CommonText;
  /**
   * 报表编码
   */
  popupCode?: string;
  /**
   * 来源字段
   */
  orgFields?: string;
  /**
   * 目标字段
   */
  destFields?: string;
  param?: CommonValueMap1;
  /**
   * 可排序
   */
  sorter?: boolean;
  btnText?: CommonText;
  /**
   * 上传地址
   */
  action?: string;
  /**
   * 带上令牌
   */
  token?: boolean;
  /**
   * 返回里的字段
   */
  responseName?: string;
  /**
   * 值对应颜色的一串。
   */
  setTagColor?: {
    value: CommonScalar;
    color: string;
  }[];
  /**
   * type 为 slot 时：由这个名字的组件编辑，或由这个名字的单元格显示。
   */
  slotName?: string;
  /**
   * 不写则只显示不是列的字段。
   */
  showDetails?: boolean;
  /**
   * 与 sorter 相同，在线报表这样写。
   */
  isOrder?: boolean;
  disabled?: CommonCondition;
  /**
   * 字段名
   */
  linkage?: string;
  /**
   * 文档在 schemas 文件夹里的位置，不写种类后缀，例如 sales/order。
   */
  optionsRequest?: string;
}
/**
 * 按钮
 */
export interface CommonButton {
  title: CommonText;
  name?: CommonName;
  /**
   * 图标
   */
  icon?: string;
  /**
   * 样子
   */
  kind?: 'primary' | 'default' | 'dashed' | 'link' | 'danger';
  permission?: CommonPermission;
  visible?: CommonCondition;
  disabled?: CommonCondition;
  /**
   * 要先选中记录
   */
  needsSelection?: boolean;
  /**
   * 选中整页后可以选择查询到的全部记录，再按这个按钮；表达式里的 $query 是列表的查询参数，没有选择全部时为 null。只用于工具栏。
   */
  wholeQuery?: boolean;
  do: CommonSteps;
}
/**
 * 第一个键是动作的名字，其余的键是它的参数。
 */
export interface CommonStep {
  /**
   * 执行
   */
  add?: true;
  /**
   * 执行
   */
  'add-child'?: true;
  /**
   * 执行
   */
  'advanced-query'?: true;
  /**
   * 执行
   */
  'batch-delete'?: true;
  /**
   * 问题
   */
  confirm?: string;
  /**
   * 执行
   */
  copy?: true;
  /**
   * 生成规则的名字
   */
  create?: string;
  /**
   * 执行
   */
  delete?: true;
  /**
   * 执行
   */
  detail?: true;
  /**
   * 执行
   */
  edit?: true;
  /**
   * 执行
   */
  erase?: true;
  /**
   * 执行
   */
  export?: true;
  /**
   * 执行
   */
  import?: true;
  /**
   * 执行
   */
  'move-to'?: true;
  /**
   * 本站路径，例如 /sales/order。
   */
  navigate?: string;
  /**
   * 文字
   */
  notify?: string;
  /**
   * 弹窗文档的编号
   */
  'open-dialog'?: string;
  /**
   * true：这条记录的表单。地址：服务器上的报表，写接口路径或表达式；没有写 id 参数时加上这条记录的 id，登录凭据由系统加上。
   */
  print?: boolean | string;
  /**
   * 问什么
   */
  prompt?: string;
  /**
   * 执行
   */
  'recycle-bin'?: true;
  /**
   * 执行
   */
  refresh?: true;
  /**
   * 请求文档的编号
   */
  request?: string;
  /**
   * 执行
   */
  restore?: true;
  /**
   * 字段与值
   */
  'set-values'?: {};
  /**
   * 变更的名字
   */
  transition?: string;
}
/**
 * 表单
 */
export interface FormFormBody {
  title?: CommonText;
  model?: CommonDocumentId;
  layout?: FormLayout;
  width?: FormWidth;
  rules?: FormFormRules;
  properties?: FormProperties;
}
/**
 * 排布
 */
export interface FormLayout {
  /**
   * 标签宽度
   */
  labelWidth?: number;
  /**
   * 标签位置
   */
  labelPosition?: 'left' | 'right' | 'top';
  /**
   * 大小
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 列数
   */
  columns?: number;
  /**
   * description 是带框线的描述列表，打印也是；form 是只读的表单。
   */
  detail?: 'form' | 'description';
}
/**
 * 键的顺序就是显示的顺序；排布用的节点以下划线开头。
 */
export interface FormProperties {
  [k: string]: FormNode | undefined;
}
/**
 * 表单节点
 */
export interface FormNode {
  title?: CommonNullableText;
  /**
   * void 是只管排布、不含数据的节点。
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'void';
  description?: CommonNullableText;
  default?: CommonAnyValue;
  /**
   * 选项
   */
  enum?: (CommonScalar | FormOption)[] | null;
  format?: 'date' | 'date-time' | 'time' | 'text' | 'email' | 'uri' | null;
  /**
   * 必填
   */
  required?: boolean | CommonExpression | null;
  minLength?: number | null;
  maxLength?: number | null;
  pattern?: string | null;
  minimum?: number | null;
  maximum?: number | null;
  minItems?: number | null;
  maxItems?: number | null;
  items?: FormNode;
  properties?: FormProperties;
  /**
   * 组件
   */
  'x-component'?:
    | 'Area'
    | 'Blank'
    | 'Card'
    | 'Cascader'
    | 'CheckTree'
    | 'Checkbox'
    | 'Code'
    | 'Collapse'
    | 'Color'
    | 'ConditionInput'
    | 'ContextMenu'
    | 'Cron'
    | 'Date'
    | 'DateRange'
    | 'DateTime'
    | 'DictSelect'
    | 'Divider'
    | 'EditableTable'
    | 'Ellipsis'
    | 'FilePop'
    | 'FileUpload'
    | 'Grid'
    | 'Html'
    | 'IconSelect'
    | 'ImageUpload'
    | 'Input'
    | 'InputPop'
    | 'Lines'
    | 'Markdown'
    | 'Number'
    | 'Picker'
    | 'PopupPicker'
    | 'Progress'
    | 'QrCode'
    | 'Radio'
    | 'Rate'
    | 'Reference'
    | 'RichText'
    | 'RuleCodeInput'
    | 'SearchSelect'
    | 'Section'
    | 'Select'
    | 'Slider'
    | 'Steps'
    | 'SubForm'
    | 'Switch'
    | 'Tabs'
    | 'Tags'
    | 'Text'
    | 'TextArea'
    | 'Time'
    | 'TimeRange'
    | 'Transfer'
    | 'TreeSelect'
    | 'UniqueInput'
    | 'VerifySlider';
  'x-component-props'?: CommonComponentProps;
  /**
   * FormItem 是带标签的一行；写 null 就不要外框。
   */
  'x-decorator'?: 'FormItem' | null;
  'x-decorator-props'?: FormDecoratorProps;
  'x-content'?: CommonNullableText;
  'x-visible'?: CommonCondition;
  'x-hidden'?: CommonCondition;
  'x-disabled'?: CommonCondition;
  'x-read-only'?: CommonCondition;
  /**
   * 计算值
   */
  'x-value'?: CommonExpression | null;
  /**
   * 字典
   */
  'x-dict'?: string | null;
  /**
   * 校验规则
   */
  'x-rules'?: CommonName[] | null;
  /**
   * 必填却没填时说什么；不写就是“请输入…”或“请选择…”。
   */
  'x-required-message'?: CommonText | null;
  /**
   * 小数位
   */
  'x-scale'?: number | null;
  /**
   * 引用
   */
  'x-ref'?: ModelReference | null;
  'x-unit'?: CommonNullableText;
  /**
   * 以冒号分段，例如 base:customer:freeze。
   */
  'x-permission'?: string;
  /**
   * 明细行显示哪些列；不写就由行的模型得出。
   */
  'x-columns'?: CommonDocumentId | ColumnsColumnItem[];
  /**
   * 联动
   */
  'x-reactions'?: FormReaction | FormReaction[];
  /**
   * 组件里选了哪一项，就做哪些步骤：键是选项的名字（右键菜单里是菜单项的 key）。步骤看得到 $chosen：key、text、data，点在字段上时还有 field、title、value。
   */
  'x-actions'?: {
    [k: string]: CommonSteps | undefined;
  };
  'x-data'?: CommonValueMap1;
}
export interface FormOption {
  value: CommonScalar;
  label?: CommonText;
  color?: string;
  disabled?: boolean;
}
/**
 * 外框的属性
 */
export interface FormDecoratorProps {
  /**
   * 占几列
   */
  gridSpan?: number;
  /**
   * 标签宽度
   */
  labelWidth?: number;
  tooltip?: CommonText;
}
/**
 * 条件成立时把 fulfill 写进目标字段的状态，否则写 otherwise。
 */
export interface FormReaction {
  /**
   * 不写就是本字段。
   */
  target?: string;
  /**
   * 依赖的字段
   */
  dependencies?: string[];
  when?: CommonExpression;
  fulfill?: FormEffect;
  otherwise?: FormEffect;
}
/**
 * 效果
 */
export interface FormEffect {
  state?: {
    title?: CommonText;
    visible?: CommonCondition;
    hidden?: CommonCondition;
    disabled?: CommonCondition;
    readOnly?: CommonCondition;
    required?: CommonCondition;
    value?: CommonAnyValue;
    description?: CommonText;
    dataSource?: CommonAnyValue;
  };
}
/**
 * 排序
 */
export interface CommonSort {
  column: CommonFieldName;
  /**
   * 方向
   */
  order?: 'asc' | 'desc';
}
/**
 * 总是附加的条件：字段名对应值。
 */
export interface ListWhere {
  [k: string]: CommonAnyValue | undefined;
}
/**
 * 列表接口另外要的参数，不是模型的字段，也不作新增的初始值。
 */
export interface ListParams {
  [k: string]: CommonAnyValue | undefined;
}
/**
 * 树在列表左边，选中的节点是列表的一个条件（by）。
 */
export interface ListBeside {
  title?: CommonText;
  model?: CommonDocumentId;
  by?: CommonFieldName;
  whole?: PickerPath;
  /**
   * 接口路径
   */
  children?: string;
  /**
   * 关键字在参数 keyWord 里。true：取下一级的接口也能查（只在内嵌服务器上查，别处在已经展开的节点里查）。
   */
  search?: PickerPath | boolean;
  /**
   * 随每次调用发送。
   */
  params?: {
    [k: string]: string | undefined;
  };
  /**
   * 多选时，一开始勾选上级是否连同下级。
   */
  linked?: boolean;
  /**
   * 只能选最后一级
   */
  leavesOnly?: boolean;
}
/**
 * 覆盖由模型得出的接口地址；写 null 表示没有这个接口。
 */
export interface ListUrls {
  list?: string | null;
  /**
   * 树的下级从这里取，参数是模型的上级字段；不写就用 list。
   */
  children?: string;
  /**
   * 写 null 表示没有取一条的接口：编辑和详情用列表里的那一行。
   */
  queryById?: string | null;
  add?: string;
  edit?: string;
  delete?: string | null;
  deleteBatch?: string | null;
  exportXls?: string | null;
  importExcel?: string | null;
}
/**
 * 列表页：搜索、表格、工具栏和行操作。什么都不写时由模型得出。
 */
export interface ListDocument {
  title: CommonText;
  $schema?: string;
  kind: 'list';
  formatVersion: 1;
  description?: CommonText;
  model?: CommonDocumentId;
  permission?: CommonPermission;
  search?: ListSearch;
  columns?: ListColumns;
  toolbar?: ListToolbar;
  rowActions?: ListRowActions;
  contextMenu?: ListContextMenu;
  editor?: ListEditor;
  sort?: CommonSort;
  where?: ListWhere;
  params?: ListParams;
  beside?: ListBeside;
  details?: ListDetails;
  pageSize?: ListPageSize;
  selection?: ListSelection;
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
  title: CommonText;
  $schema?: string;
  kind: 'columns';
  formatVersion: 1;
  description?: CommonText;
  model?: CommonDocumentId;
  columns: ColumnsColumnItem[];
  /**
   * 行号
   */
  rowNumber?: boolean;
  /**
   * 勾选
   */
  rowSelection?: 'checkbox' | 'radio' | 'none';
  /**
   * 拖动排序
   */
  dragSort?: boolean;
  sortKey?: CommonFieldName;
  /**
   * 字段名对应值，或表达式；满足的行不能编辑和勾选。
   */
  disabledRows?: CommonExpression | CommonValueMap1;
  /**
   * 新增按钮
   */
  addButton?: boolean;
  /**
   * 同一编号的表格互相同步。
   */
  socketKey?: string;
  /**
   * 大小
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 最大高度
   */
  maxHeight?: number;
  /**
   * 始终可编辑
   */
  alwaysEdit?: boolean;
  permission?: CommonPermission;
  /**
   * 行下面展开其余字段和子表。
   */
  expandable?: boolean;
  /**
   * 其余字段和子表怎样打开：在行旁的浮层（popover）里，或在弹窗（modal）里。
   */
  details?: 'popover' | 'modal';
  /**
   * 分页
   */
  pagination?: boolean;
  /**
   * 行下面还有行。模型声明了树的明细不写也是树。
   */
  tree?: {
    parent: CommonFieldName;
    /**
     * 文档在 schemas 文件夹里的位置，不写种类后缀，例如 sales/order。
     */
    children?: string;
  };
}
/**
 * 表单：Formily 的写法。没写的关键字由模型补上，什么都不写时由模型得出整张表单。
 */
export interface FormDocument {
  title: CommonText;
  $schema?: string;
  kind: 'form';
  formatVersion: 1;
  description?: CommonText;
  model?: CommonDocumentId;
  layout?: FormLayout;
  width?: FormWidth;
  rules?: FormFormRules;
  properties?: FormProperties;
}
/**
 * 一组有名字的校验规则，别的文档按名字使用。
 */
export interface RulesDocument {
  title: CommonText;
  $schema?: string;
  kind: 'rules';
  formatVersion: 1;
  description?: CommonText;
  /**
   * @minItems 1
   */
  rules: [RulesRule, ...RulesRule[]];
}
/**
 * 规则
 */
export interface RulesRule {
  title?: CommonText;
  name: CommonName;
  /**
   * 给人看的文字：一个字符串，或按语言分列的对象。
   */
  message:
    | string
    | {
        'zh-CN': string;
        'en-US'?: string;
      };
  severity?: 'error' | 'warning';
  /**
   * 内置规则
   */
  use?:
    | 'mobile'
    | 'username'
    | 'email'
    | 'natural-number'
    | 'english'
    | 'telephone'
    | 'bank-card'
    | 'certificate-number'
    | 'identity-card'
    | 'qq'
    | 'web-address'
    | 'alphanumeric'
    | 'plain-name'
    | 'digits-and-lines'
    | 'short-text'
    | 'cron';
  /**
   * 空值不检查。
   */
  pattern?: string;
  /**
   * 最小长度
   */
  minLength?: number;
  /**
   * 最大长度
   */
  maxLength?: number;
  /**
   * 最小值
   */
  minimum?: number;
  /**
   * 最大值
   */
  maximum?: number;
  /**
   * 整段由双花括号包住的表达式，例如 {{ $record.amount > 0 }}。语法见 docs/EXPRESSIONS.md。
   */
  when?: string;
}
/**
 * 弹窗：标题、宽度，里面是一张表单、一个列表、一个选择器或一个页面，以及按下确定时做什么。
 */
export interface DialogDocument {
  /**
   * 给人看的文字：一个字符串，或按语言分列的对象。
   */
  title:
    | string
    | {
        'zh-CN': string;
        'en-US'?: string;
      };
  $schema?: string;
  kind: 'dialog';
  formatVersion: 1;
  description?: CommonText;
  /**
   * 宽度
   */
  width?: number | string;
  /**
   * 全屏开关
   */
  fullScreen?: boolean;
  /**
   * 样子
   */
  placement?: 'modal' | 'drawer';
  permission?: CommonPermission;
  body: DialogBody;
  /**
   * 一个步骤，或一串步骤；哪一步失败就停在哪一步。
   */
  load?: CommonStep | [CommonStep, ...CommonStep[]];
  values?: CommonValueMap1;
  /**
   * 里面是表单时，多给一个按钮，把填写的内容打印出来。
   */
  print?: boolean;
  okText?: CommonText;
  /**
   * 给人看的文字：一个字符串，或按语言分列的对象。
   */
  applyText?:
    | string
    | {
        'zh-CN': string;
        'en-US'?: string;
      };
  cancelText?: CommonText;
  submit?: CommonSteps;
}
/**
 * 内容
 */
export interface DialogBody {
  form?: CommonDocumentId | FormFormBody;
  list?: CommonDocumentId | ListListBody;
  picker?: CommonDocumentId;
  screen?: CommonDocumentId;
  text?: CommonText;
}
/**
 * 选择器：从哪里选、显示哪些列、能不能多选、选中后带回哪些字段。
 */
export interface PickerDocument {
  title: CommonText;
  $schema?: string;
  kind: 'picker';
  formatVersion: 1;
  description?: CommonText;
  model?: CommonDocumentId;
  /**
   * 弹窗，或者下拉。
   */
  look?: 'dialog' | 'dropdown';
  /**
   * 文档在 schemas 文件夹里的位置，不写种类后缀，例如 sales/order。
   */
  query?: string;
  /**
   * 覆盖由模型得出的接口地址。
   */
  urls?: {
    list?: PickerPath;
    /**
     * 接口路径
     */
    echo?: string;
    /**
     * 接口路径
     */
    one?: string;
  };
  search?: ListSearch;
  columns?: ListColumns;
  where?: CommonValueMap1;
  sort?: CommonSort;
  tree?: PickerTree;
  /**
   * 字段名
   */
  key?: string;
  label?: CommonFieldName;
  /**
   * 多选
   */
  multiple?: boolean;
  /**
   * 对方字段名对应本表单字段名。
   */
  fields?: {
    [k: string]: CommonFieldName | undefined;
  };
  /**
   * 左侧显示已选
   */
  selectedList?: boolean;
  /**
   * 宽度
   */
  width?: number;
  /**
   * 可以换成 5、10、20、30。
   */
  pageSize?: number;
}
/**
 * 没有列时从树里选；有列时树在表格左边，选中的节点是表格的一个条件（by）。
 */
export interface PickerTree {
  title?: CommonText;
  model?: CommonDocumentId;
  by?: CommonFieldName;
  whole?: PickerPath;
  /**
   * 接口路径
   */
  children?: string;
  /**
   * 关键字在参数 keyWord 里。true：取下一级的接口也能查（只在内嵌服务器上查，别处在已经展开的节点里查）。
   */
  search?: PickerPath | boolean;
  /**
   * 随每次调用发送。
   */
  params?: {
    [k: string]: string | undefined;
  };
  /**
   * 多选时，一开始勾选上级是否连同下级。
   */
  linked?: boolean;
  /**
   * 只能选最后一级
   */
  leavesOnly?: boolean;
}
/**
 * 页面：排布组件和内容组件组成的一棵树，也可以是打印模板。
 */
export interface ScreenDocument {
  title: CommonText;
  $schema?: string;
  kind: 'screen';
  formatVersion: 1;
  description?: CommonText;
  permission?: CommonPermission;
  /**
   * 页面上多给一个按钮，把页面的内容打印出来；写了纸张的打印模板总有。
   */
  print?: boolean;
  /**
   * 纸张
   */
  paper?: {
    size?: 'A3' | 'A4' | 'A5' | 'letter';
    landscape?: boolean;
    repeatHeader?: boolean;
    margin?: number;
  };
  properties: FormProperties;
}
/**
 * 请求：记录之外的一次有名字的服务器调用。
 */
export interface RequestDocument {
  title: CommonText;
  $schema?: string;
  kind: 'request';
  formatVersion: 1;
  description?: CommonText;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * 接口根路径之后的部分。
   */
  path: string;
  permission?: CommonPermission;
  params?: CommonValueMap1;
  body?: CommonValueMap1;
  /**
   * 签名
   */
  signed?: boolean;
  success?: CommonText;
}
/**
 * 字典：一组固定的选项。内嵌服务器第一次启动时由它建立字典，此后以管理员在页面上的修改为准。
 */
export interface DictionaryDocument {
  title: CommonText;
  $schema?: string;
  kind: 'dictionary';
  formatVersion: 1;
  description?: CommonText;
  /**
   * 字典编码
   */
  code: string;
  /**
   * 选项
   */
  items: {
    /**
     * 数据值
     */
    value: string;
    /**
     * 名称
     */
    text: string;
    /**
     * 颜色
     */
    color?: 'default' | 'blue' | 'green' | 'orange' | 'red' | 'purple' | 'cyan' | 'gold';
    /**
     * 停用
     */
    disabled?: boolean;
  }[];
}
/**
 * 应用清单：名称、首页、固定路由、内嵌服务器最初的菜单，以及 JeecgBoot 菜单里的组件路径对应哪个文档。
 */
export interface AppDocument {
  title: CommonText;
  $schema?: string;
  kind: 'app';
  formatVersion: 1;
  description?: CommonText;
  /**
   * 首页路径
   */
  home: string;
  /**
   * 固定路由
   */
  routes?: {
    title?: CommonText;
    path: string;
    document?: AppPageId;
    redirect?: string;
  }[];
  /**
   * 菜单
   */
  menu: AppMenuItem[];
  /**
   * 组件路径与文档
   */
  components?: {
    component: string;
    document: AppPageId;
  }[];
  /**
   * 登录的人都能打开的弹窗。用户菜单打开其中的 system/change-password 和 system/select-department。
   */
  dialogs?: CommonDocumentId[];
  /**
   * 不由模型、请求得出的权限标识。
   */
  permissions?: {
    title: CommonText;
    name: CommonPermission;
  }[];
}
/**
 * 菜单项
 */
export interface AppMenuItem {
  title: CommonText;
  /**
   * 图标
   */
  icon?: string;
  /**
   * 不写就由文档编号得出。
   */
  path?: string;
  document?: AppPageId;
  /**
   * 外部地址
   */
  href?: string;
  /**
   * 不显示在菜单
   */
  hidden?: boolean;
  /**
   * 保留页签内容
   */
  keepAlive?: boolean;
  children?: AppMenuItem[];
}
