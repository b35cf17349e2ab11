// Made by `npm run generate`; never edited.
import type { JsonValue } from '../src/schema/json/index.ts';

/**
 * 按下去做节点的 x-actions 里 press 的步骤。
 */
export interface ActionButtonWidgetProps {
  /**
   * 主要、普通或文字；不写则普通。
   */
  type?: 'primary' | 'default' | 'link';
  /**
   * 显示成红色；不写则是普通的颜色。
   */
  danger?: boolean;
  /**
   * 不能按；不写则能按。
   */
  disabled?: boolean;
}

/**
 * 省、市、区县三级。值是最后一级的编码，或各级的名称。
 */
export interface AreaWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 一个级联选择，或每级一个下拉；不写则级联。
   */
  type?: 'cascader' | 'select';
  /**
   * 选到省、市还是区县；不写则三级。
   */
  levels?: 1 | 2 | 3;
  /**
   * 值是各级的名称，如“浙江省/杭州市/西湖区”；不写则存编码。
   */
  names?: boolean;
  /**
   * 不必选到最后一级；不写则要选到最后一级。
   */
  anyLevel?: boolean;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
}

/**
 * 一段文字的条形码，画成 SVG。
 */
export interface BarcodeWidgetProps {
  /**
   * 条形码的内容；EAN-13 是 12 或 13 位数字。
   */
  text?: string | number;
  /**
   * Code 128 或 EAN-13；不写则 Code 128。
   */
  kind?: 'code128' | 'ean13';
  /**
   * 内容的高，像素；不写则 60。
   */
  height?: number;
  /**
   * 条下面写出内容；不写则写出。
   */
  showText?: boolean;
}

/**
 * 放宿主应用自己登记的组件。
 */
export interface BlankWidgetProps {
  /**
   * 宿主应用登记的组件的名称。
   */
  slot?: string;
  /**
   * 交给那个组件的属性；不写则没有。
   */
  slotProps?: {
    [k: string]: unknown;
  };
}

/**
 * 一个月的日历，每天写着查询的数；按一天打开那天的记录。
 */
export interface CalendarPartWidgetProps {
  /**
   * 没有查询权限的人看不到这一块；不写则看到一句没有权限。
   */
  hideForbidden?: boolean;
  /**
   * 数字从哪个 query 文档来。
   */
  query?: string;
  /**
   * 查询的 search 里的字段对应值，值可以用筛选的 $values；一串值是其中之一。日期范围写“开始,结束”，或 today、month、last-12-months 等时段的名字。空的不限。
   */
  where?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 每隔几秒重新取一次，看不见页面时暂停；不写则不刷新。
   */
  refresh?: number;
  /**
   * 显示查询的哪个数；不写则是第一个。
   */
  measure?: string;
  /**
   * 按日分组的日期字段，也是查询能问的范围；不写则是第一个分组。
   */
  category?: string;
  /**
   * 按下一个数，打开这个列表页，带着它的条件；写路径。不写则不能按。
   */
  page?: string;
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 有边框的一块，上面是标题，里面的节点排成几列。
 */
export interface CardWidgetProps {
  /**
   * 里面的节点排成几列；不写则和表单一样。
   */
  columns?: number;
  /**
   * 边距的大小；不写则中等。
   */
  size?: 'medium' | 'small';
}

/**
 * 一级一级地选。
 */
export interface CascaderWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 每项有 value、label，下一级在 children 里；不写则用字段的选项。
   */
  tree?: {
    [k: string]: unknown;
  }[];
  /**
   * 值是各级的值；不写则只存最后一级的值。
   */
  path?: boolean;
  /**
   * 可以选几个；不写则只选一个。
   */
  multiple?: boolean;
  /**
   * 不必选到最后一级；不写则要选到最后一级。
   */
  anyLevel?: boolean;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 把查询的数字画成图；可以换成表格、导出，按下一个数打开它后面的记录。
 */
export interface ChartWidgetProps {
  /**
   * 图的种类；不写则柱状图。
   */
  type?: 'line' | 'area' | 'bar' | 'ranking' | 'pie' | 'radar' | 'gauge' | 'funnel' | 'scatter';
  /**
   * 没有查询权限的人看不到这一块；不写则看到一句没有权限。
   */
  hideForbidden?: boolean;
  /**
   * 数字从哪个 query 文档来。
   */
  query?: string;
  /**
   * 用一个读取数据的 request 文档代替查询，回答一个数组或一页；不写则用查询。
   */
  request?: string;
  /**
   * 请求文档里 $args 的值；不写则没有。
   */
  args?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 请求回答的字段：第一个用来分开各行，其余是数；用查询时不写。
   */
  fields?: {
    /**
     * 回答里的字段名。
     */
    name: string;
    /**
     * 给人看的名称；不写则是名字。
     */
    title?: string;
    /**
     * 显示几位小数；不写则有几位显示几位。
     */
    scale?: number;
    /**
     * 写在标题后面；不写则没有。
     */
    unit?: string;
  }[];
  /**
   * 查询的 search 里的字段对应值，值可以用筛选的 $values；一串值是其中之一。日期范围写“开始,结束”，或 today、month、last-12-months 等时段的名字。空的不限。
   */
  where?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 每隔几秒重新取一次，看不见页面时暂停；不写则不刷新。
   */
  refresh?: number;
  /**
   * 用查询的哪个分组；不写则是第一个。
   */
  category?: string;
  /**
   * 每个值是一个系列的分组；不写则是另一个分组。
   */
  split?: string;
  /**
   * 显示查询的哪几个数；不写则全部。
   *
   * @minItems 1
   */
  measures?: [string, ...string[]];
  /**
   * 把条件里的时段和以前的比；不写则不比。
   */
  compare?: {
    /**
     * 条件里写了时段的字段。
     */
    field: string;
    /**
     * 前一个时段，或去年同期；不写则前一个时段。
     */
    by?: 'before' | 'year';
  };
  /**
   * 只显示最大的几个，饼图和漏斗图里其余合成“其他”；不写则全部。
   */
  top?: number;
  /**
   * 写出各占百分之几；不写则不写出。
   */
  share?: boolean;
  /**
   * 同一分类的各系列叠在一起；不写则并排。
   */
  stacked?: boolean;
  /**
   * 没有记录的日、月不占位置；不写则占，数是 0。
   */
  gaps?: boolean;
  /**
   * 仪表盘到多少；不写则比数字大的整数。
   */
  most?: number;
  /**
   * 按下一个数，打开这个列表页，带着它的条件；写路径。不写则不能按。
   */
  page?: string;
  /**
   * 内容的高，像素；不写则 280。
   */
  height?: number;
  /**
   * 打开时是表格；不写则是图。
   */
  table?: boolean;
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 一棵摊开的树，勾选其中的节点；可以父子关联，全部勾选、展开、搜索。
 */
export interface CheckTreeWidgetProps {
  /**
   * 接口根路径之后的部分；每个节点有 key（或 value、id）、title（或 label、name），下一级在 children 里。不写则用写在 tree 里的节点。
   */
  path?: string;
  /**
   * 随取树的调用发送，空的不发；不写则没有。
   */
  params?: {
    [k: string]: string | number | null;
  };
  /**
   * 结果里哪个键是树；结果本身就是树时不写。
   */
  items?: string;
  /**
   * 不从接口取时写在这里；每个节点有 key、title、children。
   */
  tree?: {
    [k: string]: unknown;
  }[];
  /**
   * 一开始勾选上级是否连同下级；不写则不连同。
   */
  linked?: boolean;
  /**
   * 勾选一个节点时它的各级上级也勾上，不再勾选时也随它取消；不写则只在父子关联时这样。
   */
  withParents?: boolean;
  /**
   * 打开时各级都展开；不写则收起。
   */
  expandAll?: boolean;
  /**
   * 像素；不写则 420。
   */
  height?: number;
  /**
   * 点节点旁的按钮打开的弹窗，写文档的编号；节点是它的 $args.node。不写则没有。
   */
  dialog?: string;
  /**
   * 节点里这个键的值为真才能打开；不写则都能。
   */
  dialogWhen?: string;
  /**
   * 打开弹窗的按钮上的文字；不写则是“设置”。
   */
  dialogHint?: string;
  /**
   * 弹窗收到的值，节点另外带上；不写则没有。
   */
  dialogValues?: {
    [k: string]: unknown;
  };
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 没有选项时是一个勾选框，有选项时可以勾选几个。
 */
export interface CheckboxWidgetProps {
  /**
   * 选项一个一行，从上到下；不写则排在一行里。
   */
  vertical?: boolean;
  /**
   * 勾选框旁的文字；不写则没有。
   */
  text?: string;
  /**
   * 先写选中时的值，再写没选中时的值；不写则由字段的类型定：布尔是 true 和 false，整数是 1 和 0，文本是 Y 和 N。
   *
   * @minItems 2
   * @maxItems 2
   */
  values?: [string | number | boolean, string | number | boolean];
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 按语言着色，缩进两格，可以全屏；Esc 之后按 Tab 离开。
 */
export interface CodeWidgetProps {
  /**
   * 按哪种语言着色；不写则 JavaScript。
   */
  language?:
    | 'css'
    | 'javascript'
    | 'json'
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
   * 像素；不写则 300。
   */
  height?: number;
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 这个名字下写过的最近 16 份记在浏览器里，可以取回；不写则不记。
   */
  history?: string;
}

/**
 * 里面的每个节点是一个可以折叠的面板，标题是面板的标题。
 */
export interface CollapseWidgetProps {
  /**
   * 打开一个就收起别的；不写则可以打开几个。
   */
  accordion?: boolean;
  /**
   * 一开始打开哪些；不写则第一个。
   */
  open?: 'all' | 'first' | 'none';
  /**
   * 四周有边框；不写则有。
   */
  bordered?: boolean;
}

/**
 * 值是 #rrggbb；可以透明时还有两位透明度。
 */
export interface ColorWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 可以选透明度；不写则不可以。
   */
  alpha?: boolean;
  /**
   * 旁边有清空的按钮；不写则没有。
   */
  allowClear?: boolean;
  /**
   * 可以直接点的颜色；不写则没有。
   */
  presets?: string[];
}

/**
 * 查询用的文字：值带着条件的记号，如 *上海*、!上海、>= 5。
 */
export interface ConditionInputWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 怎样比较；不写则包含。
   */
  condition?: 'like' | 'left_like' | 'right_like' | 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
  /**
   * 旁边有清空的按钮；不写则没有。
   */
  allowClear?: boolean;
}

/**
 * 在里面的内容上点右键（或按菜单键、Shift+F10）打开；选了哪一项做什么，写在节点的 x-actions 里，键是菜单项的名字，步骤用 $chosen 看到点在哪里。
 */
export interface ContextMenuWidgetProps {
  /**
   * 菜单里的各项，按显示的顺序；不写则没有菜单。
   */
  items?: {
    /**
     * 在 x-actions 里用它写做什么。
     */
    key: string;
    /**
     * 菜单上显示的文字。
     */
    title: string;
    /**
     * 显示成红色；不写则是普通的颜色。
     */
    danger?: boolean;
    /**
     * 显示但不能选；不写则能选。
     */
    disabled?: boolean;
    /**
     * 上面有一条线；不写则没有。
     */
    divided?: boolean;
  }[];
  /**
   * CSS 选择器；给出的元素是离鼠标最近的那一个。不写则到处都能打开。
   */
  selector?: string;
}

/**
 * 离某个时刻还有多久；到了说一句话。
 */
export interface CountdownWidgetProps {
  /**
   * 日期或时间，例如 2026-12-31 18:00:00。
   */
  until?: string;
  /**
   * 到了显示的话；不写则是“已到”。
   */
  done?: string;
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 定时任务的执行时间：可以直接写，也可以打开编辑器选；下面用一句话说明什么时候执行。
 */
export interface CronWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 编辑器里没有秒；不写则有。
   */
  hideSecond?: boolean;
  /**
   * 编辑器里没有年；不写则有。
   */
  hideYear?: boolean;
}

/**
 * 查询或请求的各行，只读，可以导出。
 */
export interface DataTableWidgetProps {
  /**
   * 没有查询权限的人看不到这一块；不写则看到一句没有权限。
   */
  hideForbidden?: boolean;
  /**
   * 数字从哪个 query 文档来。
   */
  query?: string;
  /**
   * 用一个读取数据的 request 文档代替查询，回答一个数组或一页；不写则用查询。
   */
  request?: string;
  /**
   * 请求文档里 $args 的值；不写则没有。
   */
  args?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 请求回答的字段：第一个用来分开各行，其余是数；用查询时不写。
   */
  fields?: {
    /**
     * 回答里的字段名。
     */
    name: string;
    /**
     * 给人看的名称；不写则是名字。
     */
    title?: string;
    /**
     * 显示几位小数；不写则有几位显示几位。
     */
    scale?: number;
    /**
     * 写在标题后面；B 是字节数，表里按大小写成 KB、MB、GB 等；不写则没有。
     */
    unit?: string;
  }[];
  /**
   * 查询的 search 里的字段对应值，值可以用筛选的 $values；一串值是其中之一。日期范围写“开始,结束”，或 today、month、last-12-months 等时段的名字。空的不限。
   */
  where?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 每隔几秒重新取一次，看不见页面时暂停；不写则不刷新。
   */
  refresh?: number;
  /**
   * 显示查询的哪几个数；不写则全部。
   *
   * @minItems 1
   */
  measures?: [string, ...string[]];
  /**
   * 把条件里的时段和以前的比；不写则不比。
   */
  compare?: {
    /**
     * 条件里写了时段的字段。
     */
    field: string;
    /**
     * 前一个时段，或去年同期；不写则前一个时段。
     */
    by?: 'before' | 'year';
  };
  /**
   * 写出各占百分之几；不写则不写出。
   */
  share?: boolean;
  /**
   * 按下一个数，打开这个列表页，带着它的条件；写路径。不写则不能按。
   */
  page?: string;
  /**
   * 内容的高，像素；不写则 280。
   */
  height?: number;
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 日、周、月、季度或年。值是其中第一天的 YYYY-MM-DD，或按存储格式。
 */
export interface DateWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 选日、周、月、季度或年；不写则日。
   */
  picker?: 'date' | 'week' | 'month' | 'quarter' | 'year';
  /**
   * 怎样显示，如 YYYY-MM-DD 或 yyyy-MM-dd；不写则按选到的级别。
   */
  format?: string;
  /**
   * 存成什么样，如 yyyy-MM；timestamp 是毫秒数。不写则 YYYY-MM-DD。
   */
  valueFormat?: string;
  /**
   * 不能选更早的；写 YYYY-MM-DD，不写则不限。
   */
  earliest?: string;
  /**
   * 不能选更晚的；写 YYYY-MM-DD，不写则不限。
   */
  latest?: string;
  /**
   * 可以选几个；不写则只选一个。
   */
  multiple?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 从一天到另一天，两头都算。值是“开始,结束”，或者把结束放进另一个字段。
 */
export interface DateRangeWidgetProps {
  /**
   * 选日、周、月、季度、年或时间；不写则日。
   */
  picker?: 'date' | 'week' | 'month' | 'quarter' | 'year' | 'datetime';
  /**
   * 写了它，这个字段存开始，那个字段存结束；不写则两头存在一起。
   */
  endField?: string;
  /**
   * 可以只有开始或只有结束；不写则两头都要。
   */
  open?: boolean;
  /**
   * 怎样显示，如 YYYY-MM-DD 或 yyyy-MM-dd；不写则按选到的级别。
   */
  format?: string;
  /**
   * 存成什么样，如 yyyy-MM；timestamp 是毫秒数。不写则 YYYY-MM-DD，时间是 YYYY-MM-DD HH:mm:ss。
   */
  valueFormat?: string;
  /**
   * 不能选更早的；写 YYYY-MM-DD，不写则不限。
   */
  earliest?: string;
  /**
   * 不能选更晚的；写 YYYY-MM-DD，不写则不限。
   */
  latest?: string;
  /**
   * 开始一头还没有值时的提示；不写则是“开始”。
   */
  startPlaceholder?: string;
  /**
   * 结束一头还没有值时的提示；不写则是“结束”。
   */
  endPlaceholder?: string;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 值是 YYYY-MM-DD HH:mm:ss。
 */
export interface DateTimeWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 怎样显示，如 yyyy/MM/dd HH:mm；不写则是年月日时分秒。
   */
  format?: string;
  /**
   * 存成什么样，如 yyyyMMddHHmmss；timestamp 是毫秒数。不写则 YYYY-MM-DD HH:mm:ss。
   */
  valueFormat?: string;
  /**
   * 不选秒；不写则选到秒。
   */
  minutes?: boolean;
}

/**
 * 从字典里选。
 */
export interface DictSelectWidgetProps {
  /**
   * 从哪个字典里选；不写则用字段的字典。
   */
  dictionary?: string;
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
  /**
   * 下拉、单选、按钮或勾选；不写则下拉。
   */
  look?: 'select' | 'radio' | 'radioButton' | 'checkbox';
  /**
   * 下拉里可以搜索；不写则可以。
   */
  search?: boolean;
  /**
   * 只选一个时，输入的文字也可以作为值；不写则不可以。
   */
  allowInput?: boolean;
  /**
   * 可以选几个；不写则只选一个。
   */
  multiple?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 横穿表单的一条线，可以带文字。
 */
export interface DividerWidgetProps {
  /**
   * 线上的文字；不写则用节点的 x-content。
   */
  text?: string;
  /**
   * 文字靠哪边；不写则居中。
   */
  contentPosition?: 'left' | 'center' | 'right';
  /**
   * 画成虚线；不写则是实线。
   */
  dashed?: boolean;
}

/**
 * 像电子表格一样编辑的行。
 */
export interface EditableTableWidgetProps {
  /**
   * 增加按钮上的文字；不写则是“增加一行”。
   */
  addText?: string;
  /**
   * 行前显示行号；不写则显示。
   */
  rowNumber?: boolean;
  /**
   * 有增加的按钮；不写则有。
   */
  allowAdd?: boolean;
  /**
   * 能删除；不写则能。
   */
  allowRemove?: boolean;
  /**
   * 行的高矮；不写则用列文档的，再没有就中等。
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 单元格一直是输入的样子，像表格软件里一样点一下选中，再点或直接打字编辑；关掉时看起来是文字，点一下就编辑。不写则用列文档的，再没有就一直。
   */
  alwaysEdit?: boolean;
  /**
   * 每页几行；不写则不分页。
   */
  pageSize?: number;
  /**
   * 最高多少像素，超出后滚动；不写则用列文档的，再没有就 400。
   */
  maxHeight?: number;
  /**
   * 行前有勾选框，表格上方有新增、插入、删除等按钮；不写则由列文档决定。
   */
  toolbar?: boolean;
}

/**
 * 长文字只显示开头，鼠标移上去看全部。
 */
export interface EllipsisWidgetProps {
  /**
   * 超过几个字就省略；不写则 25。
   */
  length?: number;
  /**
   * 多于一行时按行数省略；不写则一行。
   */
  lines?: number;
}

/**
 * 点开一个小窗上传文件或图片，按确定才生效。
 */
export interface FilePopWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 只能选图片，显示成小图；不写则任何文件。
   */
  image?: boolean;
  /**
   * 按钮上的文字；不写则是“上传”。
   */
  btnText?: string;
  /**
   * 最多传几个，0 表示不限；不写则不限。
   */
  limit?: number;
  /**
   * 少于几个时不能再删；不写则不限。
   */
  min?: number;
  /**
   * 能选的类型，如 .pdf,.docx,image/*；不写则不限。
   */
  accept?: string;
  /**
   * 每个文件最大多少 MB，0 表示由服务器决定；不写则由服务器决定。
   */
  maxSize?: number;
  /**
   * 存路径，或存带名称和大小的清单（保留文件原名）；不写则存路径。
   */
  valueForm?: 'paths' | 'list';
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
  /**
   * 文件存进服务器的哪个目录；不写则 temp。
   */
  biz?: string;
  /**
   * 文件传到这个接口路径；不写则传到文件服务。
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
   * 能删除；不写则能。
   */
  allowRemove?: boolean;
  /**
   * 能下载文件；不写则能。
   */
  allowDownload?: boolean;
}

/**
 * 选择、拖放或粘贴文件，随即上传；值是文件的路径，或带名称和大小的清单。
 */
export interface FileUploadWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 按钮上的文字；不写则是“点击上传”。
   */
  btnText?: string;
  /**
   * 最多传几个，0 表示不限；不写则不限。
   */
  limit?: number;
  /**
   * 少于几个时不能再删；不写则不限。
   */
  min?: number;
  /**
   * 能选的类型，如 .pdf,.docx,image/*；不写则不限。
   */
  accept?: string;
  /**
   * 每个文件最大多少 MB，0 表示由服务器决定；不写则由服务器决定。
   */
  maxSize?: number;
  /**
   * 存路径，或存带名称和大小的清单（保留文件原名）；不写则存路径。
   */
  valueForm?: 'paths' | 'list' | 'items';
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
  /**
   * 文件存进服务器的哪个目录；不写则 temp。
   */
  biz?: string;
  /**
   * 文件传到这个接口路径；不写则传到文件服务。
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
   * 存到自己的文件服务，或凭令牌上传（要有域名和取令牌的函数）；不写则存到自己的文件服务。
   */
  storage?: 'own' | 'token';
  /**
   * 宿主登记的函数，每次上传前取一个令牌；不写则是 funcGetToken。
   */
  tokenFunction?: string;
  /**
   * 凭令牌上传的文件的地址前面的部分，如 / 或 https://img.example.com/；不写则凭令牌不能上传。
   */
  domain?: string;
  /**
   * 一次可以选几个文件；不写则可以。
   */
  multiple?: boolean;
  /**
   * 能删除；不写则能。
   */
  allowRemove?: boolean;
  /**
   * 能下载文件；不写则能。
   */
  allowDownload?: boolean;
}

/**
 * 页面里的一张表单：填写并保存一条新记录，然后接着填下一条；写了记录时，改这一条。
 */
export interface FormPartWidgetProps {
  /**
   * 哪个 form 文档；它要有模型。
   */
  form?: string;
  /**
   * 改哪一条记录：它的 id，例如 {{ $user.id }}；不写则填新的。
   */
  record?: string;
  /**
   * 记录只能看；不写则有权限就能改。
   */
  look?: boolean;
  /**
   * 登录的人都能保存，能不能由接口判断；不写则要有模型的新增或修改权限。
   */
  forAll?: boolean;
  /**
   * 保存要有的权限，没有的人只能看；不写则是模型的新增或修改权限。
   */
  permission?: string;
  /**
   * 代替模型的接口；不写则用模型的。
   */
  urls?: {
    /**
     * 取这条记录的接口；不写则是模型的 queryById。
     */
    one?: string;
    /**
     * 保存这条记录的接口；不写则是模型的 edit。
     */
    edit?: string;
  };
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 把里面的字段、文字、二维码和栅格排成几列，窄的时候排成一列；卡片等占一整行，gridSpan 可以改。
 */
export interface GridWidgetProps {
  /**
   * 里面的节点排成几列；不写则和表单一样。
   */
  columns?: number;
  /**
   * 列和列之间的距离，单位像素；不写则 24。
   */
  gutter?: number;
  /**
   * 一行没有排满时怎样排；不写则靠左。
   */
  justify?: 'start' | 'end' | 'center' | 'space-around' | 'space-between';
  /**
   * 一行里高低不同的怎样对齐；不写则靠上。
   */
  align?: 'top' | 'middle' | 'bottom';
}

/**
 * 页面里由应用自己画的部分，按名字放进来：account-security、account-look、account-bindings、account-notifications，或宿主另外登记的；登录前的页面有自己的部件（见文档格式）。
 */
export interface HostPartWidgetProps {
  /**
   * 部件的名字。
   */
  part?: string;
}

/**
 * 显示带格式的文字；脚本、表单、样式表都会去掉。
 */
export interface HtmlWidgetProps {
  /**
   * 显示的内容；不写则用字段的值。
   */
  html?: string;
}

/**
 * 看着图标选，值是图标的名称。
 */
export interface IconSelectWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
}

/**
 * 选择、拖放、粘贴或拍摄图片，随即上传；值是图片的路径，或带名称和大小的清单。
 */
export interface ImageUploadWidgetProps {
  /**
   * 按钮上的文字；不写则是“上传图片”。
   */
  btnText?: string;
  /**
   * 最多传几个，0 表示不限；不写则不限。
   */
  limit?: number;
  /**
   * 少于几个时不能再删；不写则不限。
   */
  min?: number;
  /**
   * 能选的类型，如 .png,.jpg；不写则任何图片。
   */
  accept?: string;
  /**
   * 每个文件最大多少 MB，0 表示由服务器决定；不写则由服务器决定。
   */
  maxSize?: number;
  /**
   * 存路径，或存带名称和大小的清单（保留文件原名）；不写则存路径。
   */
  valueForm?: 'paths' | 'list' | 'items';
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
  /**
   * 文件存进服务器的哪个目录；不写则 temp。
   */
  biz?: string;
  /**
   * 文件传到这个接口路径；不写则传到文件服务。
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
   * 存到自己的文件服务，或凭令牌上传（要有域名和取令牌的函数）；不写则存到自己的文件服务。
   */
  storage?: 'own' | 'token';
  /**
   * 宿主登记的函数，每次上传前取一个令牌；不写则是 funcGetToken。
   */
  tokenFunction?: string;
  /**
   * 凭令牌上传的文件的地址前面的部分，如 / 或 https://img.example.com/；不写则凭令牌不能上传。
   */
  domain?: string;
  /**
   * 一次可以选几个文件；不写则可以。
   */
  multiple?: boolean;
  /**
   * 能删除；不写则能。
   */
  allowRemove?: boolean;
  /**
   * 小图的宽度，单位像素；不写则 100。
   */
  width?: number;
  /**
   * 小图的高度，单位像素；不写则 100。
   */
  height?: number;
  /**
   * 只有一张，裁成正方形后上传，显示成圆形；不写则原样上传。
   */
  crop?: boolean;
}

/**
 * 一行文字。
 */
export interface InputWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 旁边显示已经写了几个字；不写则不显示。
   */
  showCount?: boolean;
  /**
   * 旁边有清空的按钮；不写则没有。
   */
  allowClear?: boolean;
  /**
   * 写的字不显示，按眼睛才看到；不写则显示。
   */
  password?: boolean;
  /**
   * 写在输入框里最前面；不写则没有。
   */
  prefix?: string;
  /**
   * 写在输入框里最后面；不写则没有。
   */
  suffix?: string;
}

/**
 * 一行文字，可以打开一个大的输入框来写。
 */
export interface InputPopWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 旁边有清空的按钮；不写则没有。
   */
  allowClear?: boolean;
  /**
   * 大输入框的标题；不写则是“编辑内容”。
   */
  title?: string;
}

/**
 * 单据的明细行，可以增加和删除。
 */
export interface LinesWidgetProps {
  /**
   * 增加按钮上的文字；不写则是“增加一行”。
   */
  addText?: string;
  /**
   * 行前显示行号；不写则显示。
   */
  rowNumber?: boolean;
  /**
   * 有增加的按钮；不写则有。
   */
  allowAdd?: boolean;
  /**
   * 能删除；不写则能。
   */
  allowRemove?: boolean;
  /**
   * 行的高矮；不写则紧凑。
   */
  size?: 'medium' | 'small' | 'mini';
  /**
   * 最高多少像素，超出后滚动；不写则用列文档的，再没有就 400。
   */
  maxHeight?: number;
  /**
   * 行前有勾选框，表格上方有新增、插入、删除等按钮；不写则由列文档决定。
   */
  toolbar?: boolean;
}

/**
 * 页面里的一个列表：和它单独打开时一样。
 */
export interface ListPartWidgetProps {
  /**
   * 哪个 list 文档。
   */
  list?: string;
  /**
   * 内容的高，像素；不写则 480。
   */
  height?: number;
}

/**
 * Markdown 文本，边写边看；图片可以上传、粘贴或写网址。
 */
export interface MarkdownWidgetProps {
  /**
   * 像素；不写则 300。
   */
  height?: number;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 图片存进服务器的哪个目录；不写则 markdown。
   */
  biz?: string;
}

/**
 * 一段 Markdown，清理之后显示。
 */
export interface MarkdownTextWidgetProps {
  /**
   * Markdown 原文，可以是表达式。
   */
  text?: string;
}

/**
 * 金额、数量等；有小数位数时按十进制精确计算，值是文本。
 */
export interface NumberWidgetProps {
  /**
   * 右边有加一步、减一步的按钮；不写则没有，方向键总是可以。
   */
  steppers?: boolean;
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 值有几位小数，按十进制精确计算；不写则是普通的数字。
   */
  scale?: number;
  /**
   * 末尾的零只留到这一位；不写则小数位数全显示。
   */
  leastScale?: number;
  /**
   * 上下键不会调到更小；不写则不限。
   */
  min?: number;
  /**
   * 上下键不会调到更大；不写则不限。
   */
  max?: number;
  /**
   * 按一次上下键加减多少；不写则 1。
   */
  step?: number;
  /**
   * 整数部分每三位一个逗号；不写则有。
   */
  thousands?: boolean;
  /**
   * 写在输入框后；不写则没有。
   */
  unit?: string;
}

/**
 * 打开页面的入口：最近打开的、收藏的，或菜单里的全部页面。
 */
export interface PageLinksWidgetProps {
  /**
   * 显示哪些页面；不写则是菜单里的全部页面。
   */
  show?: 'recent' | 'favourite' | 'all';
  /**
   * 最近打开的最多显示几个；不写则 8。
   */
  limit?: number;
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
   * 可以选几个；不写则由选择器文档决定。
   */
  multiple?: boolean;
  /**
   * 选中记录的哪个字段存进本字段；不写则是选择器文档的主键。
   */
  store?: string;
  /**
   * 选中记录的字段对应本表单的字段，多选时用逗号连接；写在选择器文档的之上，不写则用它的。
   */
  fields?: {
    [k: string]: string;
  };
  /**
   * 字段名对应固定的值，附加在选择器文档的条件上；不写则没有。
   */
  where?: {
    [k: string]: string | number | boolean;
  };
  /**
   * 随取树的每次调用发送，例如分类树的起点 { "pcode": "B01" }；不写则没有。
   */
  params?: {
    [k: string]: string;
  };
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 一张图片：地址，或存放的文件的路径。
 */
export interface PicturePartWidgetProps {
  /**
   * 图片的地址，以 https:// 或 / 开头；不写则用文件。
   */
  src?: string;
  /**
   * 存放的文件的路径，例如记录里图片字段的值；有地址时不用。
   */
  file?: string;
  /**
   * 给看不见图片的人；不写则当作装饰。
   */
  alt?: string;
  /**
   * 最多多高，像素；不写则照图片。
   */
  height?: number;
  /**
   * 放得下全部，或填满；不写则放得下全部。
   */
  fit?: 'contain' | 'cover';
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
   * 选中行的哪些列，逗号分隔，与目标字段一一对应。
   */
  orgFields?: string;
  /**
   * 写进本表单的哪些字段，逗号分隔，与报表的列一一对应。
   */
  destFields?: string;
  /**
   * 可以选几行，各行的值用逗号连接；不写则只选一行。
   */
  multiple?: boolean;
  /**
   * 参数名对应值，随每次取数发送；不写则没有。
   */
  param?: {
    [k: string]: string | number | boolean | null;
  };
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
}

/**
 * 百分数的进度；不是数字时是 0。
 */
export interface ProgressWidgetProps {
  /**
   * 没有字段时显示的百分数，可以是表达式；不写则用字段的值。
   */
  percent?: number | string;
  /**
   * 一条或一圈；不写则一条。
   */
  type?: 'line' | 'circle';
}

/**
 * 把字段的值或一段文字画成二维码。
 */
export interface QrCodeWidgetProps {
  /**
   * 画成二维码的文字；不写则用字段的值。
   */
  text?: string;
  /**
   * 像素；不写则 120。
   */
  size?: number;
  /**
   * 二维码下面写出它的内容；不写则不写出。
   */
  showText?: boolean;
}

/**
 * 选项全部摆出来，选其中一个。
 */
export interface RadioWidgetProps {
  /**
   * 选项一个一行，从上到下；不写则排在一行里。
   */
  vertical?: boolean;
  /**
   * 画成一排按钮；不写则是圆点。
   */
  buttons?: boolean;
}

/**
 * 查询的各组从大到小，一行一条，后面是一条横杠。
 */
export interface RankingWidgetProps {
  /**
   * 没有查询权限的人看不到这一块；不写则看到一句没有权限。
   */
  hideForbidden?: boolean;
  /**
   * 数字从哪个 query 文档来。
   */
  query?: string;
  /**
   * 用一个读取数据的 request 文档代替查询，回答一个数组或一页；不写则用查询。
   */
  request?: string;
  /**
   * 请求文档里 $args 的值；不写则没有。
   */
  args?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 请求回答的字段：第一个用来分开各行，其余是数；用查询时不写。
   */
  fields?: {
    /**
     * 回答里的字段名。
     */
    name: string;
    /**
     * 给人看的名称；不写则是名字。
     */
    title?: string;
    /**
     * 显示几位小数；不写则有几位显示几位。
     */
    scale?: number;
    /**
     * 写在标题后面；不写则没有。
     */
    unit?: string;
  }[];
  /**
   * 查询的 search 里的字段对应值，值可以用筛选的 $values；一串值是其中之一。日期范围写“开始,结束”，或 today、month、last-12-months 等时段的名字。空的不限。
   */
  where?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 每隔几秒重新取一次，看不见页面时暂停；不写则不刷新。
   */
  refresh?: number;
  /**
   * 用查询的哪个分组；不写则是第一个。
   */
  category?: string;
  /**
   * 显示查询的哪个数；不写则是第一个。
   */
  measure?: string;
  /**
   * 显示前几名；不写则 10。
   */
  top?: number;
  /**
   * 写出各占百分之几；不写则不写出。
   */
  share?: boolean;
  /**
   * 按下一个数，打开这个列表页，带着它的条件；写路径。不写则不能按。
   */
  page?: string;
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 几颗星，值是数字。
 */
export interface RateWidgetProps {
  /**
   * 一共几颗星；不写则五颗。
   */
  count?: number;
  /**
   * 可以选半颗；不写则不可以。
   */
  allowHalf?: boolean;
  /**
   * 鼠标移到每颗星上显示的话；不写则没有。
   */
  texts?: string[];
}

/**
 * 在服务器上查找并选择另一个模型的记录。
 */
export interface ReferenceWidgetProps {
  /**
   * 从哪个模型的记录里选；不写则用字段的引用。
   */
  model?: string;
  /**
   * 那个模型的接口路径；不写则由模型编号得出。
   */
  resource?: string;
  /**
   * 字段名对应固定的值；不写则都能选。
   */
  where?: {
    [k: string]: string | number | boolean;
  };
  /**
   * 可以选几个；不写则只选一个。
   */
  multiple?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
  /**
   * 一次取来几条；不写则 20。
   */
  pageSize?: number;
}

/**
 * 带格式的文字，值是 HTML；图片上传到文件服务，粘贴的内容只留下认识的格式。
 */
export interface RichTextWidgetProps {
  /**
   * 像素；不写则 300。
   */
  height?: number;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
}

/**
 * 边填边按服务器上的校验规则检查。
 */
export interface RuleCodeInputWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 服务器上规则的编码；不写则不检查。
   */
  ruleCode?: string;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 旁边有清空的按钮；不写则没有。
   */
  allowClear?: boolean;
}

/**
 * 边输入边查找，从字典或表字典（表,文字列,值列）里选。
 */
export interface SearchSelectWidgetProps {
  /**
   * 字典编码，或“表,文字列,值列”；不写则用字段的字典。
   */
  dictionary?: string;
  /**
   * 只用于表字典；不写则一次取来，在本地查。
   */
  async?: boolean;
  /**
   * 在服务器上一次查几条；不写则 10。
   */
  pageSize?: number;
  /**
   * 停下多少毫秒后在服务器上查；不写则 800。
   */
  wait?: number;
  /**
   * 可以选几个；不写则只选一个。
   */
  multiple?: boolean;
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 一组相关的字段，上面是标题和一条细线。
 */
export interface SectionWidgetProps {
  /**
   * 里面的节点排成几列；不写则和表单一样。
   */
  columns?: number;
}

/**
 * 从几个选项里选。
 */
export interface SelectWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
  /**
   * 下拉里可以搜索；不写则选项多于十个才可以。
   */
  search?: boolean;
  /**
   * 可以选几个；不写则只选一个，可填几个其他值时总是多选。
   */
  multiple?: boolean;
  /**
   * 可以填选项以外的值，按回车或逗号添加一项，总是多选；不写则不可以。
   */
  tags?: boolean;
  /**
   * 只选一个时，输入的文字也可以作为值；不写则不可以。
   */
  allowInput?: boolean;
  /**
   * 多选时显示几项，其余收起；不写则一项。
   */
  maxTagCount?: number;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 两个界限之间的一个数，或者一段。
 */
export interface SliderWidgetProps {
  /**
   * 最左边的数；不写则 0。
   */
  min?: number;
  /**
   * 最右边的数；不写则 100。
   */
  max?: number;
  /**
   * 每一格是多少；不写则 1。
   */
  step?: number;
  /**
   * 有两个滑块，值是一段；不写则一个数。
   */
  range?: boolean;
  /**
   * 旁边有输入框；不写则没有。
   */
  showInput?: boolean;
  /**
   * 写在数后面；不写则没有。
   */
  unit?: string;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 一个数：查询各行的合计，和以前比涨跌多少，离目标还有多远。
 */
export interface StatisticWidgetProps {
  /**
   * 没有查询权限的人看不到这一块；不写则看到一句没有权限。
   */
  hideForbidden?: boolean;
  /**
   * 数字从哪个 query 文档来。
   */
  query?: string;
  /**
   * 用一个读取数据的 request 文档代替查询，回答一个数组或一页；不写则用查询。
   */
  request?: string;
  /**
   * 请求文档里 $args 的值；不写则没有。
   */
  args?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 请求回答的字段：第一个用来分开各行，其余是数；用查询时不写。
   */
  fields?: {
    /**
     * 回答里的字段名。
     */
    name: string;
    /**
     * 给人看的名称；不写则是名字。
     */
    title?: string;
    /**
     * 显示几位小数；不写则有几位显示几位。
     */
    scale?: number;
    /**
     * 写在标题后面；不写则没有。
     */
    unit?: string;
  }[];
  /**
   * 查询的 search 里的字段对应值，值可以用筛选的 $values；一串值是其中之一。日期范围写“开始,结束”，或 today、month、last-12-months 等时段的名字。空的不限。
   */
  where?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 每隔几秒重新取一次，看不见页面时暂停；不写则不刷新。
   */
  refresh?: number;
  /**
   * 显示查询的哪个数；不写则是第一个。
   */
  measure?: string;
  /**
   * 把条件里的时段和以前的比；不写则不比。
   */
  compare?: {
    /**
     * 条件里写了时段的字段。
     */
    field: string;
    /**
     * 前一个时段，或去年同期；不写则前一个时段。
     */
    by?: 'before' | 'year';
  };
  /**
   * 涨了是好事、坏事还是都不是，决定颜色；不写则好事。
   */
  rise?: 'good' | 'bad' | 'neutral';
  /**
   * 写了就画出完成了百分之几。
   */
  target?: number | string;
  /**
   * 按查询的分组画一条小折线；不写则不画。
   */
  trend?: boolean;
  /**
   * 数字后面的单位；不写则是字段的。
   */
  unit?: string;
  /**
   * 按下一个数，打开这个列表页，带着它的条件；写路径。不写则不能按。
   */
  page?: string;
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 里面的每个节点是一步，填对了这一步才能到下一步；最后一步由表单自己的按钮提交。
 */
export interface StepsWidgetProps {
  /**
   * 按钮上的文字；不写则是“下一步”。
   */
  nextText?: string;
  /**
   * 按钮上的文字；不写则是“上一步”。
   */
  previousText?: string;
  /**
   * 步骤条的大小；不写则中等。
   */
  size?: 'medium' | 'small';
}

/**
 * 明细的每一行是一张小表单，可以增加、删除、上下移动；适合行少、每行要填得多的情形。
 */
export interface SubFormWidgetProps {
  /**
   * 增加按钮上的文字；不写则是“增加一项”。
   */
  addText?: string;
  /**
   * 如“联系人 第”，标题是“联系人 第1项”；不写则是“第”。
   */
  itemTitle?: string;
  /**
   * 每张小表单排成几列；不写则两列。
   */
  columns?: 1 | 2 | 3;
  /**
   * 有增加的按钮；不写则有。
   */
  allowAdd?: boolean;
  /**
   * 能删除；不写则能。
   */
  allowRemove?: boolean;
  /**
   * 能上下移动；不写则能。
   */
  allowMove?: boolean;
}

/**
 * 开或关。
 */
export interface SwitchWidgetProps {
  /**
   * 先写选中时的值，再写没选中时的值；不写则由字段的类型定：布尔是 true 和 false，整数是 1 和 0，文本是 Y 和 N。
   *
   * @minItems 2
   * @maxItems 2
   */
  values?: [string | number | boolean, string | number | boolean];
  /**
   * 打开时显示的文字；不写则是“是”。
   */
  checkedText?: string;
  /**
   * 关上时显示的文字；不写则是“否”。
   */
  uncheckedText?: string;
}

/**
 * 里面的每个节点是一页，标题是页签；有错的页签上有错误的个数。
 */
export interface TabsWidgetProps {
  /**
   * 页签的样子；不写则下划线。
   */
  type?: 'line' | 'card' | 'border-card';
  /**
   * 页签在哪边，手机上总在上面；不写则上面。
   */
  position?: 'top' | 'left' | 'right' | 'bottom';
  /**
   * 节点的名字；不写则是第一页。
   */
  active?: string;
  /**
   * 打开的页写进页面的地址，用这个名字（?名字=节点）：可以发给别人，也能从别处打开；不写则不写进地址。
   */
  address?: string;
}

/**
 * 每两个字是一个标签，分号自动加上。
 */
export interface TagsWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 旁边有清空的按钮；不写则没有。
   */
  allowClear?: boolean;
}

/**
 * 一段文字：写在 x-content 里，或用表达式写在 text 里。
 */
export interface TextWidgetProps {
  /**
   * 可以是表达式；写了它就不看 x-content，不写则显示 x-content。
   */
  text?: string | number;
  /**
   * 标题、副标题、正文或小字；不写则正文。
   */
  level?: 'title' | 'subtitle' | 'body' | 'small';
  /**
   * 文字的颜色；不写则普通。
   */
  tone?: 'normal' | 'secondary' | 'success' | 'warning' | 'danger';
  /**
   * 文字靠哪边；不写则靠左。
   */
  align?: 'left' | 'center' | 'right';
}

/**
 * 几行文字，随内容变高。
 */
export interface TextAreaWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 旁边显示已经写了几个字；不写则不显示。
   */
  showCount?: boolean;
  /**
   * 一开始有几行高；不写则三行。
   */
  rows?: number;
  /**
   * 最多长到几行高，超出后滚动；不写则八行。
   */
  maxRows?: number;
}

/**
 * 值是 HH:mm:ss。
 */
export interface TimeWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 怎样显示，如 HH:mm；不写则 HH:mm:ss。
   */
  format?: string;
  /**
   * 存成什么样，如 HHmm；不写则 HH:mm:ss。
   */
  valueFormat?: string;
  /**
   * 不选秒；不写则选到秒。
   */
  minutes?: boolean;
}

/**
 * 从一个时间到另一个时间。值是“开始,结束”，或者把结束放进另一个字段。
 */
export interface TimeRangeWidgetProps {
  /**
   * 不选秒；不写则选到秒。
   */
  minutes?: boolean;
  /**
   * 结束可以早于开始；不写则不可以。
   */
  overnight?: boolean;
  /**
   * 写了它，这个字段存开始，那个字段存结束；不写则两头存在一起。
   */
  endField?: string;
  /**
   * 开始一头还没有值时的提示；不写则是“开始”。
   */
  startPlaceholder?: string;
  /**
   * 结束一头还没有值时的提示；不写则是“结束”。
   */
  endPlaceholder?: string;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 按时间排列的事：查询的各行，或写在这里的几项。
 */
export interface TimelineWidgetProps {
  /**
   * 没有查询权限的人看不到这一块；不写则看到一句没有权限。
   */
  hideForbidden?: boolean;
  /**
   * 数字从哪个 query 文档来。
   */
  query?: string;
  /**
   * 查询的 search 里的字段对应值，值可以用筛选的 $values；一串值是其中之一。日期范围写“开始,结束”，或 today、month、last-12-months 等时段的名字。空的不限。
   */
  where?: {
    [k: string]: string | number | boolean | JsonValue[] | null;
  };
  /**
   * 每隔几秒重新取一次，看不见页面时暂停；不写则不刷新。
   */
  refresh?: number;
  /**
   * 哪一列是时间。
   */
  time?: string;
  /**
   * 哪一列是发生的事。
   */
  text?: string;
  /**
   * 文字下面的小字是哪一列；不写则没有。
   */
  note?: string;
  /**
   * 不用查询时，写在这里的事。
   */
  items?: {
    /**
     * 什么时候；不写则没有。
     */
    time?: string;
    /**
     * 什么事。
     */
    text: string;
    /**
     * 下面的小字；不写则没有。
     */
    note?: string;
  }[];
  /**
   * 不写则 10。
   */
  limit?: number;
  /**
   * 外面已有卡片时不画边框；不写则有。
   */
  plain?: boolean;
}

/**
 * 左边是全部选项，右边是选中的。
 */
export interface TransferWidgetProps {
  /**
   * 左边一栏的标题；不写则是“可选”。
   */
  sourceTitle?: string;
  /**
   * 右边一栏的标题；不写则是“已选”。
   */
  targetTitle?: string;
  /**
   * 两边都可以搜索；不写则选项多于十个才可以。
   */
  search?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 从一棵树里选。
 */
export interface TreeSelectWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 每项有 value、label，下一级在 children 里；不写则用字段的选项。
   */
  tree?: {
    [k: string]: unknown;
  }[];
  /**
   * 表名,显示的字段,编码的字段，如 sys_category,name,code；下一级在展开时加载。不写则用 tree 或字段的选项。
   */
  dict?: string;
  /**
   * 表里存上级的字段；不写则 pid。
   */
  pidField?: string;
  /**
   * 最上一级的记录里，上级字段的值；不写则 0。
   */
  pidValue?: string;
  /**
   * 表里说有没有下级的字段；不写则由服务器查。
   */
  hasChildField?: string;
  /**
   * JSON 字符串，如 {"status":"1"}；不写则没有条件。
   */
  condition?: string;
  /**
   * 可以选几个；不写则用勾选框时多选，否则只选一个。
   */
  multiple?: boolean;
  /**
   * 节点前有勾选框，父子一起选；不写则没有。
   */
  checkable?: boolean;
  /**
   * 有下级的节点不能选；不写则都能选。
   */
  leavesOnly?: boolean;
  /**
   * 打开时各级都展开；不写则收起。
   */
  expandAll?: boolean;
  /**
   * 旁边有清空的按钮；不写则有。
   */
  allowClear?: boolean;
  /**
   * 几个值用逗号连成一个文本；字段是数组时写 false。不写则连成一串。
   */
  joined?: boolean;
}

/**
 * 边填边查：别的记录里已经有这个值时告诉填的人。
 */
export interface UniqueInputWidgetProps {
  /**
   * 还没有值时显示的提示；不写则由组件决定。
   */
  placeholder?: string;
  /**
   * 在哪张表里查；不写则不查。
   */
  table?: string;
  /**
   * 查表的哪个字段；不写则不查。
   */
  field?: string;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 旁边有清空的按钮；不写则没有。
   */
  allowClear?: boolean;
}

/**
 * 把滑块拖到最右边才算通过，值变成 true。
 */
export interface VerifySliderWidgetProps {
  /**
   * 滑块上的话；不写则是“请按住滑块，拖动到最右边”。
   */
  text?: string;
  /**
   * 通过以后的话；不写则是“验证通过”。
   */
  successText?: string;
}

/**
 * 别的网页，关在框里：它不能带走整个窗口。外面的地址要在 FRAME_ORIGINS 里。
 */
export interface WebPageWidgetProps {
  /**
   * https:// 或以 / 开头的地址。
   */
  src?: string;
  /**
   * 内容的高，像素；不写则 480。
   */
  height?: number;
}

/**
 * 等着处理的记录：每个模型满足条件的前几条，点开就是那条记录。没有权限的页面不显示，都没有时说没有。
 */
export interface WorkListWidgetProps {
  /**
   * 每项是一个模型里满足条件的记录。
   */
  lists?: {
    /**
     * 这些记录上面的标题，例如 待审核的销售订单。
     */
    title: string;
    /**
     * 哪个模型的记录。
     */
    model: string;
    /**
     * 打开这些记录的列表页，写路径；打不开它的人看不到这一项。
     */
    page: string;
    /**
     * 字段名对应值，都相等的才算；值是列表时等于其中之一。不写则全部记录。
     */
    where?: {
      [k: string]: string | number | boolean | JsonValue[];
    };
    /**
     * 记录的名称后面显示哪些字段；不写则不显示。
     */
    fields?: string[];
    /**
     * 没有这项权限的人看不到这一项，例如处理它要有的权限；不写则只看页面。
     */
    permission?: string;
    /**
     * 有这项权限的人看不到这一项，例如他在别的一项里已经看到这些记录；不写则没有例外。
     */
    unless?: string;
  }[];
  /**
   * 每项显示前几条记录；不写则 5。
   */
  limit?: number;
  /**
   * 什么都不等时显示的话；不写则是“没有等您处理的事”。
   */
  empty?: string;
}

export interface WidgetPropsByName {
  ActionButton: ActionButtonWidgetProps;
  Area: AreaWidgetProps;
  Barcode: BarcodeWidgetProps;
  Blank: BlankWidgetProps;
  CalendarPart: CalendarPartWidgetProps;
  Card: CardWidgetProps;
  Cascader: CascaderWidgetProps;
  Chart: ChartWidgetProps;
  CheckTree: CheckTreeWidgetProps;
  Checkbox: CheckboxWidgetProps;
  Code: CodeWidgetProps;
  Collapse: CollapseWidgetProps;
  Color: ColorWidgetProps;
  ConditionInput: ConditionInputWidgetProps;
  ContextMenu: ContextMenuWidgetProps;
  Countdown: CountdownWidgetProps;
  Cron: CronWidgetProps;
  DataTable: DataTableWidgetProps;
  Date: DateWidgetProps;
  DateRange: DateRangeWidgetProps;
  DateTime: DateTimeWidgetProps;
  DictSelect: DictSelectWidgetProps;
  Divider: DividerWidgetProps;
  EditableTable: EditableTableWidgetProps;
  Ellipsis: EllipsisWidgetProps;
  FilePop: FilePopWidgetProps;
  FileUpload: FileUploadWidgetProps;
  FormPart: FormPartWidgetProps;
  Grid: GridWidgetProps;
  HostPart: HostPartWidgetProps;
  Html: HtmlWidgetProps;
  IconSelect: IconSelectWidgetProps;
  ImageUpload: ImageUploadWidgetProps;
  Input: InputWidgetProps;
  InputPop: InputPopWidgetProps;
  Lines: LinesWidgetProps;
  ListPart: ListPartWidgetProps;
  Markdown: MarkdownWidgetProps;
  MarkdownText: MarkdownTextWidgetProps;
  Number: NumberWidgetProps;
  PageLinks: PageLinksWidgetProps;
  Picker: PickerWidgetProps;
  PicturePart: PicturePartWidgetProps;
  PopupPicker: PopupPickerWidgetProps;
  Progress: ProgressWidgetProps;
  QrCode: QrCodeWidgetProps;
  Radio: RadioWidgetProps;
  Ranking: RankingWidgetProps;
  Rate: RateWidgetProps;
  Reference: ReferenceWidgetProps;
  RichText: RichTextWidgetProps;
  RuleCodeInput: RuleCodeInputWidgetProps;
  SearchSelect: SearchSelectWidgetProps;
  Section: SectionWidgetProps;
  Select: SelectWidgetProps;
  Slider: SliderWidgetProps;
  Statistic: StatisticWidgetProps;
  Steps: StepsWidgetProps;
  SubForm: SubFormWidgetProps;
  Switch: SwitchWidgetProps;
  Tabs: TabsWidgetProps;
  Tags: TagsWidgetProps;
  Text: TextWidgetProps;
  TextArea: TextAreaWidgetProps;
  Time: TimeWidgetProps;
  TimeRange: TimeRangeWidgetProps;
  Timeline: TimelineWidgetProps;
  Transfer: TransferWidgetProps;
  TreeSelect: TreeSelectWidgetProps;
  UniqueInput: UniqueInputWidgetProps;
  VerifySlider: VerifySliderWidgetProps;
  WebPage: WebPageWidgetProps;
  WorkList: WorkListWidgetProps;
}

/**
 * 是或否。
 */
export interface BooleanCellProps {
  /**
   * 值为真时的文字；不写则是“是”。
   */
  trueText?: string;
  /**
   * 值为假时的文字；不写则是“否”。
   */
  falseText?: string;
  /**
   * 先写算作真的值，再写算作假的值；不写则由字段的类型定。
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
   * 表,文字列,值列；按它查名称。不写则由组件说出名称。
   */
  dictionary?: string;
  /**
   * 没有表字典时，由这个组件说出名称，例如 Area。
   */
  component?: string;
  /**
   * 那个组件的属性；不写则没有。
   */
  props?: {
    [k: string]: unknown;
  };
}

/**
 * 年月日。
 */
export interface DateCellProps {
  /**
   * 怎样显示，如 YYYY-MM；不写则 YYYY-MM-DD。
   */
  format?: string;
}

/**
 * 年月日时分秒。
 */
export interface DatetimeCellProps {
  /**
   * 怎样显示，如 YYYY-MM-DD HH:mm；不写则到秒。
   */
  format?: string;
}

/**
 * 明细字段的行：点开在旁边看，最多 4 列。
 */
export interface DetailsCellProps {
  /**
   * 明细模型的字段名；不写则是前 4 个。
   *
   * @minItems 1
   * @maxItems 4
   */
  fields?: [string] | [string, string] | [string, string, string] | [string, string, string, string];
}

/**
 * 字典或选项的文字，显示为浅色标签；多个值各占一个标签。
 */
export interface DictionaryCellProps {
  /**
   * 不要标签的底色；不写则有底色。
   */
  plain?: boolean;
  /**
   * 文字取自哪个字典；不写则用字段的。
   */
  dictionary?: string;
  /**
   * 值对应颜色的一串；不写则用字典里的颜色。
   */
  colors?: {
    /**
     * 哪个值。
     */
    value: string | number | boolean;
    /**
     * 颜色的名字如 blue，或十六进制。
     */
    color: string;
  }[];
}

/**
 * 文件的短名称，点击打开或下载；多个文件点开后列出。
 */
export interface FileCellProps {
  /**
   * 能下载文件；不写则能。
   */
  allowDownload?: boolean;
}

/**
 * 富文本、Markdown 显示成一行没有格式的文字，超长省略，悬停看全文。
 */
export interface FormattedCellProps {
  /**
   * 值是哪种格式；不写则 HTML。
   */
  markup?: 'html' | 'markdown';
}

/**
 * 小图，点击看大图；放不下的写出还有几张。
 */
export interface ImageCellProps {
  /**
   * 小图的边长，单位像素；不写则 28。
   */
  size?: number;
  /**
   * 多出的写成还有几张；不写则三张。
   */
  most?: number;
}

/**
 * 值本身是一个网址或邮箱。
 */
export interface LinkCellProps {
  /**
   * 链接上的文字；不写则显示网址。
   */
  text?: string;
}

/**
 * 靠右、等宽数字、千分位。
 */
export interface MoneyCellProps {
  /**
   * 显示几位小数；不写则用字段的位数，字段也没有时为 2。
   */
  scale?: number;
  /**
   * 写在表头；不写则用字段的单位。
   */
  unit?: string;
}

/**
 * 靠右、等宽数字。
 */
export interface NumberCellProps {
  /**
   * 显示几位小数；不写则用字段的位数，字段也没有时照原样。
   */
  scale?: number;
  /**
   * 整数部分每三位一个逗号；不写则有。
   */
  thousands?: boolean;
  /**
   * 后面加百分号；不写则不加。
   */
  percent?: boolean;
  /**
   * 写在表头；不写则用字段的单位。
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
   * 值是选中记录的哪个字段；不写则是选择器文档的主键。
   */
  store?: string;
}

/**
 * 0 到 100 的百分比画成一条进度；不是数字时为 0。
 */
export interface ProgressCellProps {}

/**
 * 几颗星，可以有半颗；不是数字时显示原来的文字。
 */
export interface RatingCellProps {
  /**
   * 一共几颗星；不写则五颗。
   */
  count?: number;
}

/**
 * 被引用记录的名称。
 */
export interface ReferenceCellProps {}

/**
 * 用分号分开的标签，各占一个色块。
 */
export interface TagsCellProps {
  /**
   * 标签对应颜色的一串；不写则是灰色。
   */
  colors?: {
    /**
     * 哪个标签。
     */
    value: string | number | boolean;
    /**
     * 颜色的名字如 blue，或十六进制。
     */
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
  text?: string;
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
  dictionary: DictionaryCellProps;
  file: FileCellProps;
  formatted: FormattedCellProps;
  image: ImageCellProps;
  link: LinkCellProps;
  money: MoneyCellProps;
  number: NumberCellProps;
  picked: PickedCellProps;
  progress: ProgressCellProps;
  rating: RatingCellProps;
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
   * 写 true。
   */
  add: true;
  /**
   * 新记录一开始的值：字段名对应值；不写则用字段的默认值。
   */
  values?: {
    [k: string]: unknown;
  };
}

/**
 * 在树里给这条记录加一个下级。
 */
export interface AddChildActionProps {
  /**
   * 写 true。
   */
  'add-child': true;
}

/**
 * 打开列表的高级查询：任意字段、任意比较，全部满足或任一满足，可以保存。
 */
export interface AdvancedQueryActionProps {
  /**
   * 写 true。
   */
  'advanced-query': true;
}

/**
 * 确认后删除选中的记录。
 */
export interface BatchDeleteActionProps {
  /**
   * 写 true。
   */
  'batch-delete': true;
}

/**
 * 先问一句；回答“取消”就不再往下做。
 */
export interface ConfirmActionProps {
  /**
   * 问的话，例如 确定冻结？
   */
  confirm: string;
  /**
   * 问题下面的说明；不写则没有。
   */
  text?: string;
  /**
   * 确定按钮是红色；不写则是普通的颜色。
   */
  danger?: boolean;
}

/**
 * 以这条记录的内容新增一条。
 */
export interface CopyActionProps {
  /**
   * 写 true。
   */
  copy: true;
}

/**
 * 按模型里声明的下推，打开另一个模型的草稿。
 */
export interface CreateActionProps {
  /**
   * 模型的 creates 里声明的名字，例如 deliver。
   */
  create: string;
}

/**
 * 确认后删除这条记录。
 */
export interface DeleteActionProps {
  /**
   * 写 true。
   */
  delete: true;
}

/**
 * 打开这条记录，只能看。
 */
export interface DetailActionProps {
  /**
   * 写 true。
   */
  detail: true;
}

/**
 * 打开这条记录的编辑表单。
 */
export interface EditActionProps {
  /**
   * 写 true。
   */
  edit: true;
}

/**
 * 确认后彻底删除回收站里的这条记录（或选中的记录）。
 */
export interface EraseActionProps {
  /**
   * 写 true。
   */
  erase: true;
}

/**
 * 把选中的记录，或者列表查询到的全部记录，导出为 Excel 文件。
 */
export interface ExportActionProps {
  /**
   * 写 true。
   */
  export: true;
  /**
   * 全部条件作为 JSON 放在参数 paramsStr 里，有的 JeecgBoot 接口这样要；不写则各是一个参数。
   */
  paramsStr?: boolean;
}

/**
 * 显示一句话，不再往下做；多半写上 when。弹窗留着，填的内容还在。
 */
export interface FailActionProps {
  /**
   * 为什么停止，例如 请先填写税号。
   */
  fail: string;
}

/**
 * 打开导入窗口，把 Excel 文件里的行存成记录。
 */
export interface ImportActionProps {
  /**
   * 写 true。
   */
  import: true;
  /**
   * 随文件交给导入接口，例如上级记录的编号：“{{ $parent.id }}”；不写则不带。
   */
  foreignKeys?: string;
  /**
   * 随文件交给导入接口；不写则是 1。
   */
  isSingleTableImport?: string;
}

/**
 * 在树里选一个新的上级，把这条记录移到它下面。
 */
export interface MoveToActionProps {
  /**
   * 写 true。
   */
  'move-to': true;
  /**
   * 以 / 开头的接口路径，例如 /sys/permission/list；不写则逐级取模型的记录。
   */
  whole?: string;
}

/**
 * 打开一个地址。
 */
export interface NavigateActionProps {
  /**
   * 本站路径，例如 /sales/order，或者页面文档的键，例如 sales/order.list；也可以是表达式。
   */
  navigate: string;
  /**
   * 写的是文档的键时，打开其中这一条记录（编号）；不写则打开整个页面。
   */
  record?: string;
  /**
   * 在浏览器的新窗口里打开；不写则在本页打开。
   */
  newTab?: boolean;
}

/**
 * 显示一句话。
 */
export interface NotifyActionProps {
  /**
   * 显示的话。
   */
  notify: string;
  /**
   * 提示的图标和颜色；不写则是成功。
   */
  type?: 'success' | 'info' | 'warning' | 'error';
}

/**
 * 打开一个 dialog 文档（也可以直接是 form、list 或 screen）。
 */
export interface OpenDialogActionProps {
  /**
   * 弹窗文档的编号，例如 base/freeze；也可以是 form、list 或 screen 的编号。
   */
  'open-dialog': string;
  /**
   * 代替弹窗自己的标题；可以整段是表达式。不写则用弹窗的标题。
   */
  title?: string;
  /**
   * 弹窗收到的值，是它的 $args，也填进表单；不写则没有。
   */
  values?: {
    [k: string]: unknown;
  };
  /**
   * 等到弹窗确定，填写的值是后面步骤的 $result；取消就不再往下做。不写则不等。
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
   * 问的话，例如 请输入冻结原因。
   */
  prompt: string;
  /**
   * 输入框的标签；不写则是“内容”。
   */
  label?: string;
  /**
   * 打开时输入框里的文字；不写则留空。
   */
  value?: string;
  /**
   * 还没有填时的提示；不写则是“请输入”。
   */
  placeholder?: string;
  /**
   * 不填不能确定；不写则必填。
   */
  required?: boolean;
  /**
   * 没填时说什么；不写则是“请输入…”。
   */
  requiredMessage?: string;
  /**
   * 最多几个字；不写则不限。
   */
  maxLength?: number;
  /**
   * 规则的名字；不写则没有。
   */
  rules?: string[];
  /**
   * 多行里 Enter 是换行，Ctrl+Enter 是确定；不写则一行。
   */
  multiline?: boolean;
  /**
   * 确定按钮上的文字；不写则是“确定”。
   */
  okText?: string;
}

/**
 * 打开列表的回收站：查看、还原和彻底删除删掉的记录。模型要写 recycleBin。
 */
export interface RecycleBinActionProps {
  /**
   * 写 true。
   */
  'recycle-bin': true;
}

/**
 * 重新载入列表，或登录的人的资料。
 */
export interface RefreshActionProps {
  /**
   * true：列表。user：登录的人，页头的姓名和头像、$user 随之更新。
   */
  refresh: true | 'user';
  /**
   * 刷新时放掉勾选的记录；不写则保留。
   */
  clearSelection?: boolean;
}

/**
 * 调用一个 request 文档。
 */
export interface RequestActionProps {
  /**
   * 请求文档的编号，例如 base/freeze。
   */
  request: string;
  /**
   * 请求文档里以 $args 读到；不写则没有。
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * 成功后不显示服务器的话；不写则显示。
   */
  quiet?: boolean;
}

/**
 * 把回收站里的这条记录（或选中的记录）放回原处。
 */
export interface RestoreActionProps {
  /**
   * 写 true。
   */
  restore: true;
}

/**
 * 把值填进当前弹窗的表单。
 */
export interface SetValuesActionProps {
  /**
   * 字段名对应值；值可以是表达式。
   */
  'set-values': {
    [k: string]: unknown;
  };
}

/**
 * 对这条记录做模型里声明的一个转换。
 */
export interface TransitionActionProps {
  /**
   * 模型的 states 里声明的名字，例如 examine。
   */
  transition: string;
  /**
   * 先问一句；不写则问。
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
  fail: FailActionProps;
  import: ImportActionProps;
  'move-to': MoveToActionProps;
  navigate: NavigateActionProps;
  notify: NotifyActionProps;
  'open-dialog': OpenDialogActionProps;
  print: PrintActionProps;
  prompt: PromptActionProps;
  'recycle-bin': RecycleBinActionProps;
  refresh: RefreshActionProps;
  request: RequestActionProps;
  restore: RestoreActionProps;
  'set-values': SetValuesActionProps;
  transition: TransitionActionProps;
}
