// Made by `npm run generate`; never edited.
/**
 * 省、市、区县三级。值是最后一级的编码，或各级的名称。
 */
export interface AreaWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 样子
   */
  type?: 'cascader' | 'select';
  /**
   * 选几级
   */
  levels?: 1 | 2 | 3;
  /**
   * 如“浙江省/杭州市/西湖区”；不写时存编码。
   */
  names?: boolean;
  /**
   * 可以停在任何一级
   */
  anyLevel?: boolean;
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 放宿主应用自己登记的组件。
 */
export interface BlankWidgetProps {
  /**
   * 组件名称
   */
  slot?: string;
  /**
   * 组件的属性
   */
  slotProps?: {};
}

/**
 * 有边框的一块，上面是标题，里面的节点排成几列。
 */
export interface CardWidgetProps {
  /**
   * 列数
   */
  columns?: number;
  /**
   * 大小
   */
  size?: 'medium' | 'small';
}

/**
 * 一级一级地选。
 */
export interface CascaderWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 每项有 value、label，下一级在 children 里。不写时用字段的选项。
   */
  tree?: {}[];
  /**
   * 不写时只存最后一级的值。
   */
  path?: boolean;
  /**
   * 多选
   */
  multiple?: boolean;
  /**
   * 可以停在任何一级
   */
  anyLevel?: boolean;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 一棵摊开的树，勾选其中的节点；可以父子关联，全部勾选、展开、搜索。
 */
export interface CheckTreeWidgetProps {
  /**
   * 接口根路径之后的部分；每个节点有 key（或 value、id）、title（或 label、name），下一级在 children 里。
   */
  path?: string;
  /**
   * 接口参数
   */
  params?: {
    [k: string]: string | number | null | undefined;
  };
  /**
   * 结果本身就是树时不写。
   */
  items?: string;
  /**
   * 不从接口取时写在这里。
   */
  tree?: {}[];
  /**
   * 一开始就父子关联
   */
  linked?: boolean;
  /**
   * 一开始全部展开
   */
  expandAll?: boolean;
  /**
   * 像素。
   */
  height?: number;
  /**
   * 弹窗文档的编号；节点是它的 $args.node。
   */
  dialog?: string;
  /**
   * 节点里这个键的值为真才能打开。
   */
  dialogWhen?: string;
  /**
   * 能打开的节点的说明
   */
  dialogHint?: string;
  /**
   * 弹窗的初始值
   */
  dialogValues?: {};
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 没有选项时是一个勾选框，有选项时可以勾选几个。
 */
export interface CheckboxWidgetProps {
  /**
   * 勾选框旁的文字
   */
  text?: string;
  /**
   * 先写选中时的值，再写没选中时的值。不写时由字段的类型定：布尔是 true 和 false，整数是 1 和 0，文本是 Y 和 N。
   *
   * @minItems 2
   * @maxItems 2
   */
  values?: [string | number | boolean, string | number | boolean];
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 按语言着色，缩进两格，可以全屏；Esc 之后按 Tab 离开。
 */
export interface CodeWidgetProps {
  /**
   * 语言
   */
  language?:
    | 'css'
    | 'javascript'
    | 'html'
    | 'java'
    | 'objective-c'
    | 'python'
    | 'r'
    | 'shell'
    | 'sql'
    | 'swift'
    | 'vue'
    | 'markdown';
  /**
   * 高度
   */
  height?: number;
  /**
   * 提示文字
   */
  placeholder?: string;
}

/**
 * 里面的每个节点是一个可以折叠的面板，标题是面板的标题。
 */
export interface CollapseWidgetProps {
  /**
   * 同时只打开一个
   */
  accordion?: boolean;
  /**
   * 先打开的面板
   */
  open?: 'all' | 'first' | 'none';
  /**
   * 边框
   */
  bordered?: boolean;
}

/**
 * 值是 #rrggbb；可以透明时还有两位透明度。
 */
export interface ColorWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以透明
   */
  alpha?: boolean;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 常用颜色
   */
  presets?: string[];
}

/**
 * 查询用的文字：值带着条件的记号，如 *上海*、!上海、>= 5。
 */
export interface ConditionInputWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 条件
   */
  condition?: 'like' | 'left_like' | 'right_like' | 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 在里面的内容上点右键（或按菜单键、Shift+F10）打开；选了哪一项做什么，写在节点的 x-actions 里，键是菜单项的名字，步骤用 $chosen 看到点在哪里。
 */
export interface ContextMenuWidgetProps {
  /**
   * 菜单项
   */
  items?: {
    /**
     * 文字
     */
    title: string;
    /**
     * 名字
     */
    key: string;
    /**
     * 危险
     */
    danger?: boolean;
    /**
     * 不可用
     */
    disabled?: boolean;
    /**
     * 上面有分隔线
     */
    divided?: boolean;
  }[];
  /**
   * CSS 选择器；给出的元素是离鼠标最近的那一个。
   */
  selector?: string;
}

/**
 * 定时任务的执行时间：可以直接写，也可以打开编辑器选；下面用一句话说明什么时候执行。
 */
export interface CronWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 不编辑秒
   */
  hideSecond?: boolean;
  /**
   * 不编辑年
   */
  hideYear?: boolean;
}

/**
 * 日、周、月、季度或年。值是其中第一天的 YYYY-MM-DD，或按存储格式。
 */
export interface DateWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 选到哪一级
   */
  picker?: 'date' | 'week' | 'month' | 'quarter' | 'year';
  /**
   * 如 yyyy-MM-dd 或 YYYY-MM-DD。
   */
  format?: string;
  /**
   * 如 yyyy-MM；timestamp 是毫秒数。不写时是 YYYY-MM-DD。
   */
  valueFormat?: string;
  /**
   * 最早
   */
  earliest?: string;
  /**
   * 最晚
   */
  latest?: string;
  /**
   * 可以选几天
   */
  multiple?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 从一天到另一天，两头都算。值是“开始,结束”，或者把结束放进另一个字段。
 */
export interface DateRangeWidgetProps {
  /**
   * 选到哪一级
   */
  picker?: 'date' | 'week' | 'month' | 'quarter' | 'year' | 'datetime';
  /**
   * 写了它，这个字段存开始，那个字段存结束。
   */
  endField?: string;
  /**
   * 可以只填一头
   */
  open?: boolean;
  /**
   * 如 yyyy-MM-dd 或 YYYY-MM-DD。
   */
  format?: string;
  /**
   * 如 yyyy-MM；timestamp 是毫秒数。不写时是 YYYY-MM-DD，时间是 YYYY-MM-DD HH:mm:ss。
   */
  valueFormat?: string;
  /**
   * 最早
   */
  earliest?: string;
  /**
   * 最晚
   */
  latest?: string;
  /**
   * 开始的提示文字
   */
  startPlaceholder?: string;
  /**
   * 结束的提示文字
   */
  endPlaceholder?: string;
  /**
   * 两头之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 值是 YYYY-MM-DD HH:mm:ss。
 */
export interface DateTimeWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 如 yyyy/MM/dd HH:mm。
   */
  format?: string;
  /**
   * 如 yyyyMMddHHmmss；timestamp 是毫秒数。
   */
  valueFormat?: string;
  /**
   * 只选到分
   */
  minutes?: boolean;
}

/**
 * 从字典里选。
 */
export interface DictSelectWidgetProps {
  /**
   * 字典编码
   */
  dictionary?: string;
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 样子
   */
  look?: 'select' | 'radio' | 'radioButton' | 'checkbox';
  /**
   * 可以搜索
   */
  search?: boolean;
  /**
   * 只选一个时，输入的文字也可以作为值。
   */
  allowInput?: boolean;
  /**
   * 多选
   */
  multiple?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 横穿表单的一条线，可以带文字。
 */
export interface DividerWidgetProps {
  /**
   * 文字
   */
  text?: string;
  /**
   * 文字的位置
   */
  contentPosition?: 'left' | 'center' | 'right';
  /**
   * 虚线
   */
  dashed?: boolean;
}

/**
 * 像电子表格一样编辑的行。
 */
export interface EditableTableWidgetProps {
  /**
   * 增加按钮的文字
   */
  addText?: string;
  /**
   * 行号
   */
  rowNumber?: boolean;
  /**
   * 可以增加
   */
  allowAdd?: boolean;
  /**
   * 可以删除
   */
  allowRemove?: boolean;
  /**
   * 大小
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 关掉时单元格看起来是文字，点一下才编辑。
   */
  alwaysEdit?: boolean;
  /**
   * 每页行数
   */
  pageSize?: number;
  /**
   * 最大高度
   */
  maxHeight?: number;
  /**
   * 行前有勾选框，表格上方有新增、插入、删除等按钮。
   */
  toolbar?: boolean;
}

/**
 * 长文字只显示开头，鼠标移上去看全部。
 */
export interface EllipsisWidgetProps {
  /**
   * 显示几个字
   */
  length?: number;
  /**
   * 多于一行时按行数省略。
   */
  lines?: number;
}

/**
 * 点开一个小窗上传文件或图片，按确定才生效。
 */
export interface FilePopWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 只传图片
   */
  image?: boolean;
  /**
   * 按钮文字
   */
  btnText?: string;
  /**
   * 0 表示不限。
   */
  limit?: number;
  /**
   * 至少留几个
   */
  min?: number;
  /**
   * 如 .pdf,.docx,image/*
   */
  accept?: string;
  /**
   * 0 表示由服务器决定。
   */
  maxSize?: number;
  /**
   * paths：路径，多个用逗号隔开；list：[{ fileName, filePath, fileSize }]，保留文件原名。
   */
  valueForm?: 'paths' | 'list';
  /**
   * 合成一个文本
   */
  joined?: boolean;
  /**
   * 目录
   */
  biz?: string;
  /**
   * 上传到别的接口
   */
  action?: string;
  /**
   * 上传时带令牌
   */
  token?: boolean;
  /**
   * 回答里哪个键是路径
   */
  responseName?: string;
  /**
   * 可以删除
   */
  allowRemove?: boolean;
  /**
   * 可以下载
   */
  allowDownload?: boolean;
}

/**
 * 选择、拖放或粘贴文件，随即上传；值是文件的路径，或带名称和大小的清单。
 */
export interface FileUploadWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 按钮文字
   */
  btnText?: string;
  /**
   * 0 表示不限。
   */
  limit?: number;
  /**
   * 至少留几个
   */
  min?: number;
  /**
   * 如 .pdf,.docx,image/*
   */
  accept?: string;
  /**
   * 0 表示由服务器决定。
   */
  maxSize?: number;
  /**
   * paths：路径，多个用逗号隔开；list：[{ fileName, filePath, fileSize }]，保留文件原名。
   */
  valueForm?: 'paths' | 'list';
  /**
   * 合成一个文本
   */
  joined?: boolean;
  /**
   * 目录
   */
  biz?: string;
  /**
   * 上传到别的接口
   */
  action?: string;
  /**
   * 上传时带令牌
   */
  token?: boolean;
  /**
   * 回答里哪个键是路径
   */
  responseName?: string;
  /**
   * 可以删除
   */
  allowRemove?: boolean;
  /**
   * 可以下载
   */
  allowDownload?: boolean;
}

/**
 * 把里面的字段排成几列，窄的时候排成一列。
 */
export interface GridWidgetProps {
  /**
   * 列数
   */
  columns?: number;
}

/**
 * 显示带格式的文字；脚本、表单、样式表都会去掉。
 */
export interface HtmlWidgetProps {
  /**
   * 不写时用字段的值。
   */
  html?: string;
}

/**
 * 看着图标选，值是图标的名称。
 */
export interface IconSelectWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 选择、拖放、粘贴或拍摄图片，随即上传；值是图片的路径，或带名称和大小的清单。
 */
export interface ImageUploadWidgetProps {
  /**
   * 按钮文字
   */
  btnText?: string;
  /**
   * 0 表示不限。
   */
  limit?: number;
  /**
   * 至少留几个
   */
  min?: number;
  /**
   * 如 .png,.jpg
   */
  accept?: string;
  /**
   * 0 表示由服务器决定。
   */
  maxSize?: number;
  /**
   * paths：路径，多个用逗号隔开；list：[{ fileName, filePath, fileSize }]，保留文件原名。
   */
  valueForm?: 'paths' | 'list';
  /**
   * 合成一个文本
   */
  joined?: boolean;
  /**
   * 目录
   */
  biz?: string;
  /**
   * 上传到别的接口
   */
  action?: string;
  /**
   * 上传时带令牌
   */
  token?: boolean;
  /**
   * 回答里哪个键是路径
   */
  responseName?: string;
  /**
   * 可以删除
   */
  allowRemove?: boolean;
  /**
   * 宽度
   */
  width?: number;
  /**
   * 高度
   */
  height?: number;
}

/**
 * 一行文字。
 */
export interface InputWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 显示字数
   */
  showCount?: boolean;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 密码框
   */
  password?: boolean;
  /**
   * 前缀
   */
  prefix?: string;
  /**
   * 后缀
   */
  suffix?: string;
}

/**
 * 一行文字，可以打开一个大的输入框来写。
 */
export interface InputPopWidgetProps {
  /**
   * 大输入框的标题
   */
  title?: string;
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 单据的明细行，可以增加和删除。
 */
export interface LinesWidgetProps {
  /**
   * 增加按钮的文字
   */
  addText?: string;
  /**
   * 行号
   */
  rowNumber?: boolean;
  /**
   * 可以增加
   */
  allowAdd?: boolean;
  /**
   * 可以删除
   */
  allowRemove?: boolean;
  /**
   * 大小
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 最大高度
   */
  maxHeight?: number;
  /**
   * 行前有勾选框，表格上方有新增、插入、删除等按钮。
   */
  toolbar?: boolean;
}

/**
 * Markdown 文本，边写边看；图片可以上传、粘贴或写网址。
 */
export interface MarkdownWidgetProps {
  /**
   * 高度
   */
  height?: number;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 图片的目录
   */
  biz?: string;
}

/**
 * 金额、数量等；有小数位数时按十进制精确计算，值是文本。
 */
export interface NumberWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 小数位数
   */
  scale?: number;
  /**
   * 最小值
   */
  min?: number;
  /**
   * 最大值
   */
  max?: number;
  /**
   * 上下键的步长
   */
  step?: number;
  /**
   * 千分位
   */
  thousands?: boolean;
  /**
   * 单位
   */
  unit?: string;
}

/**
 * 按选择器文档（picker）选择用户、部门、角色或任何记录。
 */
export interface PickerWidgetProps {
  /**
   * 选择器文档的编号，例如 system/user。
   */
  picker?: string;
  /**
   * 不写时由选择器文档决定。
   */
  multiple?: boolean;
  /**
   * 不写时是选择器文档的主键。
   */
  store?: string;
  /**
   * 选中记录的字段对应本表单的字段；多选时用逗号连接。写在选择器文档的之上。
   */
  fields?: {
    [k: string]: string | undefined;
  };
  /**
   * 字段名对应固定的值，附加在选择器文档的条件上。
   */
  where?: {
    [k: string]: string | number | boolean | undefined;
  };
  /**
   * 随取树的每次调用发送，例如分类树的起点 { "pcode": "B01" }。
   */
  params?: {
    [k: string]: string | undefined;
  };
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 从报表（query 文档）的行里选，把选中行的列写进本表单的字段。
 */
export interface PopupPickerWidgetProps {
  /**
   * query 文档的编号，例如 sales/customer-orders。
   */
  popupCode?: string;
  /**
   * 逗号分隔，与目标字段一一对应。
   */
  orgFields?: string;
  /**
   * 逗号分隔，与报表的列一一对应。
   */
  destFields?: string;
  /**
   * 各行的值用逗号连接。
   */
  multiple?: boolean;
  /**
   * 参数名对应值，随每次取数发送。
   */
  param?: {
    [k: string]: string | number | boolean | null | undefined;
  };
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 百分数的进度；不是数字时是 0。
 */
export interface ProgressWidgetProps {
  /**
   * 样子
   */
  type?: 'line' | 'circle';
}

/**
 * 把字段的值或一段文字画成二维码。
 */
export interface QrCodeWidgetProps {
  /**
   * 不写时用字段的值。
   */
  text?: string;
  /**
   * 边长（像素）
   */
  size?: number;
  /**
   * 下面写出内容
   */
  showText?: boolean;
}

/**
 * 选项全部摆出来，选其中一个。
 */
export interface RadioWidgetProps {
  /**
   * 按钮样式
   */
  buttons?: boolean;
}

/**
 * 几颗星，值是数字。
 */
export interface RateWidgetProps {
  /**
   * 最多几颗
   */
  count?: number;
  /**
   * 可以半颗
   */
  allowHalf?: boolean;
  /**
   * 每颗的说明
   */
  texts?: string[];
}

/**
 * 在服务器上查找并选择另一个模型的记录。
 */
export interface ReferenceWidgetProps {
  /**
   * 引用的模型
   */
  model?: string;
  /**
   * 不写时由模型编号得出。
   */
  resource?: string;
  /**
   * 字段名对应固定的值。
   */
  where?: {
    [k: string]: string | number | boolean | undefined;
  };
  /**
   * 多选
   */
  multiple?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 每次查几条
   */
  pageSize?: number;
}

/**
 * 带格式的文字，值是 HTML；图片上传到文件服务，粘贴的内容只留下认识的格式。
 */
export interface RichTextWidgetProps {
  /**
   * 高度
   */
  height?: number;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 提示文字
   */
  placeholder?: string;
}

/**
 * 边填边按服务器上的校验规则检查。
 */
export interface RuleCodeInputWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 校验规则编码
   */
  ruleCode?: string;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 边输入边查找，从字典或表字典（表,文字列,值列）里选。
 */
export interface SearchSelectWidgetProps {
  /**
   * 字典编码，或“表,文字列,值列”。
   */
  dictionary?: string;
  /**
   * 只用于表字典；不写时一次取来，在本地查。
   */
  async?: boolean;
  /**
   * 每次查几条
   */
  pageSize?: number;
  /**
   * 停下多少毫秒后查
   */
  wait?: number;
  /**
   * 多选
   */
  multiple?: boolean;
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 一组相关的字段，上面是标题和一条细线。
 */
export interface SectionWidgetProps {
  /**
   * 列数
   */
  columns?: number;
}

/**
 * 从几个选项里选。
 */
export interface SelectWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 不写时，选项多于十个才可以搜索。
   */
  search?: boolean;
  /**
   * 多选
   */
  multiple?: boolean;
  /**
   * 按回车或逗号添加一项，总是多选。
   */
  tags?: boolean;
  /**
   * 只选一个时，输入的文字也可以作为值。
   */
  allowInput?: boolean;
  /**
   * 最多显示几项
   */
  maxTagCount?: number;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 两个界限之间的一个数，或者一段。
 */
export interface SliderWidgetProps {
  /**
   * 最小值
   */
  min?: number;
  /**
   * 最大值
   */
  max?: number;
  /**
   * 步长
   */
  step?: number;
  /**
   * 选一段
   */
  range?: boolean;
  /**
   * 旁边可以输入
   */
  showInput?: boolean;
  /**
   * 单位
   */
  unit?: string;
  /**
   * 两头之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 里面的每个节点是一步，填对了这一步才能到下一步；最后一步由表单自己的按钮提交。
 */
export interface StepsWidgetProps {
  /**
   * 下一步的文字
   */
  nextText?: string;
  /**
   * 上一步的文字
   */
  previousText?: string;
  /**
   * 大小
   */
  size?: 'medium' | 'small';
}

/**
 * 明细的每一行是一张小表单，可以增加、删除、上下移动；适合行少、每行要填得多的情形。
 */
export interface SubFormWidgetProps {
  /**
   * 增加按钮的文字
   */
  addText?: string;
  /**
   * 如“联系人 第”，标题是“联系人 第1项”。
   */
  itemTitle?: string;
  /**
   * 每行几列
   */
  columns?: 1 | 2 | 3;
  /**
   * 可以增加
   */
  allowAdd?: boolean;
  /**
   * 可以删除
   */
  allowRemove?: boolean;
  /**
   * 可以移动
   */
  allowMove?: boolean;
}

/**
 * 开或关。
 */
export interface SwitchWidgetProps {
  /**
   * 先写选中时的值，再写没选中时的值。不写时由字段的类型定：布尔是 true 和 false，整数是 1 和 0，文本是 Y 和 N。
   *
   * @minItems 2
   * @maxItems 2
   */
  values?: [string | number | boolean, string | number | boolean];
  /**
   * 开的文字
   */
  checkedText?: string;
  /**
   * 关的文字
   */
  uncheckedText?: string;
}

/**
 * 里面的每个节点是一页，标题是页签；有错的页签上有错误的个数。
 */
export interface TabsWidgetProps {
  /**
   * 样子
   */
  type?: 'line' | 'card' | 'border-card';
  /**
   * 页签的位置
   */
  position?: 'top' | 'left' | 'right' | 'bottom';
  /**
   * 节点的名字；不写就是第一页。
   */
  active?: string;
}

/**
 * 每两个字是一个标签，分号自动加上。
 */
export interface TagsWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 一段文字：写在 x-content 里，或用表达式写在 text 里。
 */
export interface TextWidgetProps {
  /**
   * 可以是表达式；写了它就不看 x-content。
   */
  text?: string | number;
  /**
   * 大小
   */
  level?: 'title' | 'subtitle' | 'body' | 'small';
  /**
   * 语气
   */
  tone?: 'normal' | 'secondary' | 'success' | 'warning' | 'danger';
  /**
   * 对齐
   */
  align?: 'left' | 'center' | 'right';
}

/**
 * 几行文字，随内容变高。
 */
export interface TextAreaWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 显示字数
   */
  showCount?: boolean;
  /**
   * 最少行数
   */
  rows?: number;
  /**
   * 最多行数
   */
  maxRows?: number;
}

/**
 * 值是 HH:mm:ss。
 */
export interface TimeWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 如 HH:mm。
   */
  format?: string;
  /**
   * 如 HHmm；不写时是 HH:mm:ss。
   */
  valueFormat?: string;
  /**
   * 只选到分
   */
  minutes?: boolean;
}

/**
 * 从一个时间到另一个时间。值是“开始,结束”，或者把结束放进另一个字段。
 */
export interface TimeRangeWidgetProps {
  /**
   * 只选到分
   */
  minutes?: boolean;
  /**
   * 可以跨过零点
   */
  overnight?: boolean;
  /**
   * 写了它，这个字段存开始，那个字段存结束。
   */
  endField?: string;
  /**
   * 开始的提示文字
   */
  startPlaceholder?: string;
  /**
   * 结束的提示文字
   */
  endPlaceholder?: string;
  /**
   * 两头之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 左边是全部选项，右边是选中的。
 */
export interface TransferWidgetProps {
  /**
   * 左边的标题
   */
  sourceTitle?: string;
  /**
   * 右边的标题
   */
  targetTitle?: string;
  /**
   * 不写时，选项多于十个才可以搜索。
   */
  search?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 从一棵树里选。
 */
export interface TreeSelectWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 每项有 value、label，下一级在 children 里。不写时用字段的选项。
   */
  tree?: {}[];
  /**
   * 表名,显示的字段,编码的字段，如 sys_category,name,code；下一级在展开时加载。
   */
  dict?: string;
  /**
   * 上级字段
   */
  pidField?: string;
  /**
   * 最上一级的上级
   */
  pidValue?: string;
  /**
   * 有没有下级的字段
   */
  hasChildField?: string;
  /**
   * JSON 字符串，如 {"status":"1"}。
   */
  condition?: string;
  /**
   * 多选
   */
  multiple?: boolean;
  /**
   * 用勾选框，父子一起选
   */
  checkable?: boolean;
  /**
   * 只能选最后一级
   */
  leavesOnly?: boolean;
  /**
   * 打开时全部展开
   */
  expandAll?: boolean;
  /**
   * 可以清空
   */
  allowClear?: boolean;
  /**
   * 值之间用逗号；字段是数组时为 false。
   */
  joined?: boolean;
}

/**
 * 边填边查：别的记录里已经有这个值时告诉填的人。
 */
export interface UniqueInputWidgetProps {
  /**
   * 提示文字
   */
  placeholder?: string;
  /**
   * 表名
   */
  table?: string;
  /**
   * 字段名
   */
  field?: string;
  /**
   * 最多字数
   */
  maxLength?: number;
  /**
   * 可以清空
   */
  allowClear?: boolean;
}

/**
 * 把滑块拖到最右边才算通过，值变成 true。
 */
export interface VerifySliderWidgetProps {
  /**
   * 提示文字
   */
  text?: string;
  /**
   * 通过后的文字
   */
  successText?: string;
}

export interface WidgetPropsByName {
  Area: AreaWidgetProps;
  Blank: BlankWidgetProps;
  Card: CardWidgetProps;
  Cascader: CascaderWidgetProps;
  CheckTree: CheckTreeWidgetProps;
  Checkbox: CheckboxWidgetProps;
  Code: CodeWidgetProps;
  Collapse: CollapseWidgetProps;
  Color: ColorWidgetProps;
  ConditionInput: ConditionInputWidgetProps;
  ContextMenu: ContextMenuWidgetProps;
  Cron: CronWidgetProps;
  Date: DateWidgetProps;
  DateRange: DateRangeWidgetProps;
  DateTime: DateTimeWidgetProps;
  DictSelect: DictSelectWidgetProps;
  Divider: DividerWidgetProps;
  EditableTable: EditableTableWidgetProps;
  Ellipsis: EllipsisWidgetProps;
  FilePop: FilePopWidgetProps;
  FileUpload: FileUploadWidgetProps;
  Grid: GridWidgetProps;
  Html: HtmlWidgetProps;
  IconSelect: IconSelectWidgetProps;
  ImageUpload: ImageUploadWidgetProps;
  Input: InputWidgetProps;
  InputPop: InputPopWidgetProps;
  Lines: LinesWidgetProps;
  Markdown: MarkdownWidgetProps;
  Number: NumberWidgetProps;
  Picker: PickerWidgetProps;
  PopupPicker: PopupPickerWidgetProps;
  Progress: ProgressWidgetProps;
  QrCode: QrCodeWidgetProps;
  Radio: RadioWidgetProps;
  Rate: RateWidgetProps;
  Reference: ReferenceWidgetProps;
  RichText: RichTextWidgetProps;
  RuleCodeInput: RuleCodeInputWidgetProps;
  SearchSelect: SearchSelectWidgetProps;
  Section: SectionWidgetProps;
  Select: SelectWidgetProps;
  Slider: SliderWidgetProps;
  Steps: StepsWidgetProps;
  SubForm: SubFormWidgetProps;
  Switch: SwitchWidgetProps;
  Tabs: TabsWidgetProps;
  Tags: TagsWidgetProps;
  Text: TextWidgetProps;
  TextArea: TextAreaWidgetProps;
  Time: TimeWidgetProps;
  TimeRange: TimeRangeWidgetProps;
  Transfer: TransferWidgetProps;
  TreeSelect: TreeSelectWidgetProps;
  UniqueInput: UniqueInputWidgetProps;
  VerifySlider: VerifySliderWidgetProps;
}

/**
 * 是或否。
 */
export interface BooleanCellProps {
  /**
   * 为真时的文字
   */
  trueText?: string;
  /**
   * 为假时的文字
   */
  falseText?: string;
  /**
   * 真、假的值
   *
   * @minItems 2
   * @maxItems 2
   */
  customValue?: [string | number | boolean, string | number | boolean];
}

/**
 * 树、级联、地区、搜索选择的值的名称；表里的记录整页一次查询。
 */
export interface ChosenCellProps {
  /**
   * 表,文字列,值列；按它查名称。
   */
  dictionary?: string;
  /**
   * 没有表字典时，由这个组件说出名称，例如 Area。
   */
  component?: string;
  /**
   * 组件属性
   */
  props?: {};
}

/**
 * 年月日。
 */
export interface DateCellProps {
  /**
   * 格式
   */
  format?: string;
}

/**
 * 年月日时分秒。
 */
export interface DatetimeCellProps {
  /**
   * 格式
   */
  format?: string;
}

/**
 * 明细字段的行：点开在旁边看，最多 4 列。
 */
export interface DetailsCellProps {
  /**
   * 明细模型的字段名；不写就是前 4 个。
   *
   * @minItems 1
   * @maxItems 4
   */
  fields?: [string] | [string, string] | [string, string, string] | [string, string, string, string];
}

/**
 * 字典或选项的文字，显示为浅色标签；多个值各占一个标签。
 */
export interface DictionaryDocumentCellProps {
  /**
   * 不要标签的底色。
   */
  plain?: boolean;
  /**
   * 字典编码
   */
  dictionary?: string;
  /**
   * 值对应颜色的一串；颜色写 blue、green 等名字或十六进制。
   */
  colors?: {
    value: string | number | boolean;
    color: string;
  }[];
}

/**
 * 文件的短名称，点击打开或下载；多个文件点开后列出。
 */
export interface FileCellProps {
  /**
   * 可以下载
   */
  allowDownload?: boolean;
}

/**
 * 富文本、Markdown 显示成一行没有格式的文字，超长省略，悬停看全文。
 */
export interface FormattedCellProps {
  /**
   * 格式
   */
  markup?: 'html' | 'markdown';
}

/**
 * 小图，点击看大图；放不下的写出还有几张。
 */
export interface ImageCellProps {
  /**
   * 边长
   */
  size?: number;
  /**
   * 最多显示几张
   */
  most?: number;
}

/**
 * 值本身是一个网址或邮箱。
 */
export interface LinkCellProps {
  /**
   * 不写就显示网址。
   */
  text?: string;
}

/**
 * 靠右、等宽数字、千分位。
 */
export interface MoneyCellProps {
  /**
   * 不写就用字段的位数，字段也没有时为 2。
   */
  scale?: number;
  /**
   * 写在表头。
   */
  unit?: string;
}

/**
 * 靠右、等宽数字。
 */
export interface NumberCellProps {
  /**
   * 不写就照原样显示。
   */
  scale?: number;
  /**
   * 千分位
   */
  thousands?: boolean;
  /**
   * 百分号
   */
  percent?: boolean;
  /**
   * 写在表头。
   */
  unit?: string;
}

/**
 * 选择器选中的记录的名称，例如用户、部门；整页一次查询。
 */
export interface PickedCellProps {
  /**
   * 选择器文档的编号，例如 system/user。
   */
  picker?: string;
  /**
   * 不写时是选择器文档的主键。
   */
  store?: string;
}

/**
 * 0 到 100 的百分比画成一条进度；不是数字时为 0。
 */
export interface ProgressCellProps {}

/**
 * 被引用记录的名称。
 */
export interface ReferenceCellProps {
  /**
   * 模型
   */
  model?: string;
  /**
   * 接口路径
   */
  resource?: string;
}

/**
 * 用分号分开的标签，各占一个色块。
 */
export interface TagsCellProps {
  /**
   * 标签对应颜色的一串；颜色写 blue、green 等名字或十六进制。
   */
  colors?: {
    value: string | number | boolean;
    color: string;
  }[];
}

/**
 * 用记录的几个值写成一段文字。
 */
export interface TemplateCellProps {
  /**
   * 可以写表达式，$record 是这一行的记录。
   */
  text: string;
}

/**
 * 一行文字，超长省略，悬停看全文。
 */
export interface TextCellProps {}

export interface CellPropsByName {
  boolean: BooleanCellProps;
  chosen: ChosenCellProps;
  date: DateCellProps;
  datetime: DatetimeCellProps;
  details: DetailsCellProps;
  dictionary: DictionaryDocumentCellProps;
  file: FileCellProps;
  formatted: FormattedCellProps;
  image: ImageCellProps;
  link: LinkCellProps;
  money: MoneyCellProps;
  number: NumberCellProps;
  picked: PickedCellProps;
  progress: ProgressCellProps;
  reference: ReferenceCellProps;
  tags: TagsCellProps;
  template: TemplateCellProps;
  text: TextCellProps;
}

/**
 * 打开空白的编辑表单。
 */
export interface AddActionProps {
  /**
   * 执行
   */
  add: true;
  /**
   * 初始值
   */
  values?: {};
}

/**
 * 在树里给这条记录加一个下级。
 */
export interface AddChildActionProps {
  /**
   * 执行
   */
  'add-child': true;
}

/**
 * 打开列表的高级查询：任意字段、任意比较，全部满足或任一满足，可以保存。
 */
export interface AdvancedQueryActionProps {
  /**
   * 执行
   */
  'advanced-query': true;
}

/**
 * 确认后删除选中的记录。
 */
export interface BatchDeleteActionProps {
  /**
   * 执行
   */
  'batch-delete': true;
}

/**
 * 先问一句；回答“取消”就不再往下做。
 */
export interface ConfirmActionProps {
  /**
   * 问题
   */
  confirm: string;
  /**
   * 补充说明
   */
  text?: string;
  /**
   * 危险操作
   */
  danger?: boolean;
}

/**
 * 以这条记录的内容新增一条。
 */
export interface CopyActionProps {
  /**
   * 执行
   */
  copy: true;
}

/**
 * 按模型里声明的生成规则，打开另一个模型的草稿。
 */
export interface CreateActionProps {
  /**
   * 生成规则的名字
   */
  create: string;
}

/**
 * 确认后删除这条记录。
 */
export interface DeleteActionProps {
  /**
   * 执行
   */
  delete: true;
}

/**
 * 打开这条记录，只能看。
 */
export interface DetailActionProps {
  /**
   * 执行
   */
  detail: true;
}

/**
 * 打开这条记录的编辑表单。
 */
export interface EditActionProps {
  /**
   * 执行
   */
  edit: true;
}

/**
 * 确认后彻底删除回收站里的这条记录（或选中的记录）。
 */
export interface EraseActionProps {
  /**
   * 执行
   */
  erase: true;
}

/**
 * 把选中的记录，或者列表查询到的全部记录，导出为 Excel 文件。
 */
export interface ExportActionProps {
  /**
   * 执行
   */
  export: true;
  /**
   * 全部条件作为 JSON 放在参数 paramsStr 里，有的 JeecgBoot 接口这样要。
   */
  paramsStr?: boolean;
}

/**
 * 打开导入窗口，把 Excel 文件里的行存成记录。
 */
export interface ImportActionProps {
  /**
   * 执行
   */
  import: true;
  /**
   * 随文件交给导入接口，例如上级记录的编号：“{{ $parent.id }}”。
   */
  foreignKeys?: string;
  /**
   * 随文件交给导入接口，不写就是 1。
   */
  isSingleTableImport?: string;
}

/**
 * 在树里选一个新的上级，把这条记录移到它下面。
 */
export interface MoveToActionProps {
  /**
   * 执行
   */
  'move-to': true;
  /**
   * 以 / 开头的接口路径，例如 /sys/permission/list；不写就逐级取模型的记录。
   */
  whole?: string;
}

/**
 * 打开一个地址。
 */
export interface NavigateActionProps {
  /**
   * 本站路径，例如 /sales/order。
   */
  navigate: string;
  /**
   * 在新窗口打开
   */
  newTab?: boolean;
}

/**
 * 显示一句话。
 */
export interface NotifyActionProps {
  /**
   * 文字
   */
  notify: string;
  /**
   * 种类
   */
  type?: 'success' | 'info' | 'warning' | 'error';
}

/**
 * 打开一个 dialog 文档（也可以直接是 form、list 或 screen）。
 */
export interface OpenDialogActionProps {
  /**
   * 代替弹窗自己的标题；可以整段是表达式。
   */
  title?: string;
  /**
   * 弹窗文档的编号
   */
  'open-dialog': string;
  /**
   * 初始值
   */
  values?: {};
  /**
   * 等到弹窗确定，填写的值是后面步骤的 $result；取消就不再往下做。
   */
  wait?: boolean;
}

/**
 * 打开这条记录，并按它的表单打印在 A4 纸上；写了地址时，在新窗口打开服务器上的报表。
 */
export interface PrintActionProps {
  /**
   * true：这条记录的表单。地址：服务器上的报表，写接口路径或表达式；没有写 id 参数时加上这条记录的 id，登录凭据由系统加上。
   */
  print: boolean | string;
}

/**
 * 请人填一句话；按 Enter 就是确定，先过规则。填的文字是后面步骤的 $result，取消就不再往下做。
 */
export interface PromptActionProps {
  /**
   * 问什么
   */
  prompt: string;
  /**
   * 输入框的名称
   */
  label?: string;
  /**
   * 一开始的文字
   */
  value?: string;
  /**
   * 占位文字
   */
  placeholder?: string;
  /**
   * 必填
   */
  required?: boolean;
  /**
   * 必填时的说明
   */
  requiredMessage?: string;
  /**
   * 至多几个字
   */
  maxLength?: number;
  /**
   * 校验规则
   */
  rules?: string[];
  /**
   * 多行里 Enter 是换行，Ctrl+Enter 是确定。
   */
  multiline?: boolean;
  /**
   * 确定按钮的文字
   */
  okText?: string;
}

/**
 * 打开列表的回收站：查看、还原和彻底删除删掉的记录。模型要写 recycleBin。
 */
export interface RecycleBinActionProps {
  /**
   * 执行
   */
  'recycle-bin': true;
}

/**
 * 重新载入列表。
 */
export interface RefreshActionProps {
  /**
   * 执行
   */
  refresh: true;
  /**
   * 清空勾选
   */
  clearSelection?: boolean;
}

/**
 * 调用一个 request 文档。
 */
export interface RequestDocumentActionProps {
  /**
   * 请求文档的编号
   */
  request: string;
  /**
   * 请求文档里以 $args 读到。
   */
  args?: {};
  /**
   * 成功时不提示
   */
  quiet?: boolean;
}

/**
 * 把回收站里的这条记录（或选中的记录）放回原处。
 */
export interface RestoreActionProps {
  /**
   * 执行
   */
  restore: true;
}

/**
 * 把值填进当前弹窗的表单。
 */
export interface SetValuesActionProps {
  /**
   * 字段与值
   */
  'set-values': {};
}

/**
 * 对这条记录做模型里声明的一个状态变更。
 */
export interface TransitionActionProps {
  /**
   * 变更的名字
   */
  transition: string;
  /**
   * 先确认
   */
  confirm?: boolean;
}

export interface ActionPropsByName {
  add: AddActionProps;
  'add-child': AddChildActionProps;
  'advanced-query': AdvancedQueryActionProps;
  'batch-delete': BatchDeleteActionProps;
  confirm: ConfirmActionProps;
  copy: CopyActionProps;
  create: CreateActionProps;
  delete: DeleteActionProps;
  detail: DetailActionProps;
  edit: EditActionProps;
  erase: EraseActionProps;
  export: ExportActionProps;
  import: ImportActionProps;
  'move-to': MoveToActionProps;
  navigate: NavigateActionProps;
  notify: NotifyActionProps;
  'open-dialog': OpenDialogActionProps;
  print: PrintActionProps;
  prompt: PromptActionProps;
  'recycle-bin': RecycleBinActionProps;
  refresh: RefreshActionProps;
  request: RequestDocumentActionProps;
  restore: RestoreActionProps;
  'set-values': SetValuesActionProps;
  transition: TransitionActionProps;
}
