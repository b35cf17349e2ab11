// Made by `npm run generate`; never edited.
import type { Vocabulary } from '../src/schema/vocabulary.ts';

export const vocabulary: Vocabulary = {
  widgets: {
    Area: {
      title: '省市区',
      props: {
        title: '省市区',
        description: '省、市、区县三级。值是最后一级的编码，或各级的名称。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          type: { title: '样子', enum: ['cascader', 'select'], default: 'cascader' },
          levels: { title: '选几级', enum: [1, 2, 3], default: 3 },
          names: { title: '存名称', type: 'boolean', description: '如“浙江省/杭州市/西湖区”；不写时存编码。' },
          anyLevel: { title: '可以停在任何一级', type: 'boolean' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
        },
      },
    },
    Blank: {
      title: '自定义区域',
      props: {
        title: '自定义区域',
        description: '放宿主应用自己登记的组件。',
        type: 'object',
        additionalProperties: false,
        properties: { slot: { title: '组件名称', type: 'string' }, slotProps: { title: '组件的属性', type: 'object' } },
      },
    },
    Card: {
      title: '卡片',
      props: {
        title: '卡片',
        description: '有边框的一块，上面是标题，里面的节点排成几列。',
        type: 'object',
        additionalProperties: false,
        properties: {
          columns: { title: '列数', type: 'integer', minimum: 1, maximum: 4, default: 2 },
          size: { title: '大小', enum: ['medium', 'small'], default: 'medium' },
        },
      },
    },
    Cascader: {
      title: '级联选择',
      props: {
        title: '级联选择',
        description: '一级一级地选。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          tree: {
            title: '选项的树',
            description: '每项有 value、label，下一级在 children 里。不写时用字段的选项。',
            type: 'array',
            items: { type: 'object' },
          },
          path: { title: '存每一级的值', type: 'boolean', description: '不写时只存最后一级的值。' },
          multiple: { title: '多选', type: 'boolean' },
          anyLevel: { title: '可以停在任何一级', type: 'boolean' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          joined: {
            title: '几个值连成一串',
            type: 'boolean',
            description: '值之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    Checkbox: {
      title: '勾选',
      props: {
        title: '勾选',
        description: '没有选项时是一个勾选框，有选项时可以勾选几个。',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '勾选框旁的文字', type: 'string' },
          values: {
            title: '开与关的值',
            description:
              '先写选中时的值，再写没选中时的值。不写时由字段的类型定：布尔是 true 和 false，整数是 1 和 0，文本是 Y 和 N。',
            type: 'array',
            minItems: 2,
            maxItems: 2,
            items: { type: ['string', 'number', 'boolean'] },
          },
          joined: {
            title: '多选的值连成一串',
            type: 'boolean',
            description: '值之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    Code: {
      title: '代码编辑器',
      props: {
        title: '代码编辑器',
        description: '按语言着色，缩进两格，可以全屏；Esc 之后按 Tab 离开。',
        type: 'object',
        additionalProperties: false,
        properties: {
          language: {
            title: '语言',
            enum: [
              'css',
              'javascript',
              'html',
              'java',
              'objective-c',
              'python',
              'r',
              'shell',
              'sql',
              'swift',
              'vue',
              'markdown',
            ],
            default: 'javascript',
          },
          height: { title: '高度', type: 'integer', minimum: 80, maximum: 2000, default: 300 },
          placeholder: { title: '提示文字', type: 'string' },
        },
      },
    },
    Collapse: {
      title: '折叠面板',
      props: {
        title: '折叠面板',
        description: '里面的每个节点是一个可以折叠的面板，标题是面板的标题。',
        type: 'object',
        additionalProperties: false,
        properties: {
          accordion: { title: '同时只打开一个', type: 'boolean' },
          open: { title: '先打开的面板', enum: ['all', 'first', 'none'], default: 'first' },
          bordered: { title: '边框', type: 'boolean', default: true },
        },
      },
    },
    Color: {
      title: '颜色',
      props: {
        title: '颜色',
        description: '值是 #rrggbb；可以透明时还有两位透明度。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          alpha: { title: '可以透明', type: 'boolean' },
          allowClear: { title: '可以清空', type: 'boolean' },
          presets: { title: '常用颜色', type: 'array', items: { type: 'string' } },
        },
      },
    },
    ConditionInput: {
      title: '条件文本',
      props: {
        title: '条件文本',
        description: '查询用的文字：值带着条件的记号，如 *上海*、!上海、>= 5。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          condition: {
            title: '条件',
            enum: ['like', 'left_like', 'right_like', 'eq', 'ne', 'gt', 'ge', 'lt', 'le'],
            default: 'like',
          },
          allowClear: { title: '可以清空', type: 'boolean' },
        },
      },
    },
    ContextMenu: {
      title: '右键菜单',
      props: {
        title: '右键菜单',
        description:
          '在里面的内容上点右键（或按菜单键、Shift+F10）打开；选了哪一项、点在哪个元素上，由 pw-context-menu 事件告诉外面。',
        type: 'object',
        additionalProperties: false,
        properties: {
          items: {
            title: '菜单项',
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['key', 'title'],
              properties: {
                key: { title: '名字', type: 'string' },
                title: { title: '文字', type: 'string' },
                danger: { title: '危险', type: 'boolean' },
                disabled: { title: '不可用', type: 'boolean' },
                divided: { title: '上面有分隔线', type: 'boolean' },
              },
            },
          },
          selector: {
            title: '只在这些元素上',
            description: 'CSS 选择器；给出的元素是离鼠标最近的那一个。',
            type: 'string',
          },
        },
      },
    },
    Cron: {
      title: 'Cron表达式',
      props: {
        title: 'Cron表达式',
        description: '定时任务的执行时间：可以直接写，也可以打开编辑器选；下面用一句话说明什么时候执行。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          hideSecond: { title: '不编辑秒', type: 'boolean' },
          hideYear: { title: '不编辑年', type: 'boolean' },
        },
      },
    },
    Date: {
      title: '日期',
      props: {
        title: '日期',
        description: '日、周、月、季度或年。值是其中第一天的 YYYY-MM-DD，或按存储格式。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          picker: { title: '选到哪一级', enum: ['date', 'week', 'month', 'quarter', 'year'], default: 'date' },
          format: { title: '显示格式', type: 'string', description: '如 yyyy-MM-dd 或 YYYY-MM-DD。' },
          valueFormat: {
            title: '存储格式',
            type: 'string',
            description: '如 yyyy-MM；timestamp 是毫秒数。不写时是 YYYY-MM-DD。',
          },
          earliest: { title: '最早', type: 'string', format: 'date' },
          latest: { title: '最晚', type: 'string', format: 'date' },
          multiple: { title: '可以选几天', type: 'boolean' },
          joined: {
            title: '多选的值连成一串',
            type: 'boolean',
            description: '值之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    DateRange: {
      title: '日期范围',
      props: {
        title: '日期范围',
        description: '从一天到另一天，两头都算。值是“开始,结束”，或者把结束放进另一个字段。',
        type: 'object',
        additionalProperties: false,
        properties: {
          picker: {
            title: '选到哪一级',
            enum: ['date', 'week', 'month', 'quarter', 'year', 'datetime'],
            default: 'date',
          },
          endField: { title: '结束的字段', type: 'string', description: '写了它，这个字段存开始，那个字段存结束。' },
          open: { title: '可以只填一头', type: 'boolean' },
          format: { title: '显示格式', type: 'string', description: '如 yyyy-MM-dd 或 YYYY-MM-DD。' },
          valueFormat: {
            title: '存储格式',
            type: 'string',
            description: '如 yyyy-MM；timestamp 是毫秒数。不写时是 YYYY-MM-DD，时间是 YYYY-MM-DD HH:mm:ss。',
          },
          earliest: { title: '最早', type: 'string', format: 'date' },
          latest: { title: '最晚', type: 'string', format: 'date' },
          startPlaceholder: { title: '开始的提示文字', type: 'string', default: '开始' },
          endPlaceholder: { title: '结束的提示文字', type: 'string', default: '结束' },
          joined: {
            title: '值连成一串',
            type: 'boolean',
            description: '两头之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    DateTime: {
      title: '日期时间',
      props: {
        title: '日期时间',
        description: '值是 YYYY-MM-DD HH:mm:ss。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          minutes: { title: '只选到分', type: 'boolean' },
        },
      },
    },
    DictSelect: {
      title: '字典选择',
      props: {
        title: '字典选择',
        description: '从字典里选。',
        type: 'object',
        additionalProperties: false,
        properties: {
          dictionary: { title: '字典编码', type: 'string' },
          placeholder: { title: '提示文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          as: { title: '样子', enum: ['select', 'radio', 'radioButton', 'checkbox'], default: 'select' },
          multiple: { title: '多选', type: 'boolean' },
          joined: {
            title: '多选的值连成一串',
            type: 'boolean',
            description: '值之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    Divider: {
      title: '分割线',
      props: {
        title: '分割线',
        description: '横穿表单的一条线，可以带文字。',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '文字', type: 'string' },
          contentPosition: { title: '文字的位置', enum: ['left', 'center', 'right'], default: 'center' },
          dashed: { title: '虚线', type: 'boolean' },
        },
      },
    },
    EditableTable: {
      title: '可编辑表格',
      props: {
        title: '可编辑表格',
        description: '像电子表格一样编辑的行。',
        type: 'object',
        additionalProperties: false,
        properties: {
          addText: { title: '增加按钮的文字', type: 'string', default: '增加一行' },
          rowNumber: { title: '行号', type: 'boolean', default: true },
          allowAdd: { title: '可以增加', type: 'boolean', default: true },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          size: { title: '大小', enum: ['medium', 'small', 'mini'], default: 'medium' },
          maxHeight: { title: '最大高度', type: 'integer', minimum: 100, default: 400 },
          toolbar: {
            title: '勾选和按钮',
            description: '行前有勾选框，表格上方有新增、插入、删除等按钮。',
            type: 'boolean',
          },
        },
      },
    },
    Ellipsis: {
      title: '省略文本',
      props: {
        title: '省略文本',
        description: '长文字只显示开头，鼠标移上去看全部。',
        type: 'object',
        additionalProperties: false,
        properties: {
          length: { title: '显示几个字', type: 'integer', minimum: 1, default: 25 },
          lines: { title: '显示几行', type: 'integer', minimum: 1, default: 1, description: '多于一行时按行数省略。' },
        },
      },
    },
    Grid: {
      title: '栅格',
      props: {
        title: '栅格',
        description: '把里面的字段排成几列，窄的时候排成一列。',
        type: 'object',
        additionalProperties: false,
        properties: { columns: { title: '列数', type: 'integer', minimum: 1, maximum: 4, default: 2 } },
      },
    },
    Html: {
      title: '富文本显示',
      props: {
        title: '富文本显示',
        description: '显示带格式的文字；脚本、表单、样式表都会去掉。',
        type: 'object',
        additionalProperties: false,
        properties: { html: { title: '内容', type: 'string', description: '不写时用字段的值。' } },
      },
    },
    IconSelect: {
      title: '图标选择',
      props: {
        title: '图标选择',
        description: '看着图标选，值是图标的名称。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
        },
      },
    },
    Input: {
      title: '单行文本',
      props: {
        title: '单行文本',
        description: '一行文字。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          showCount: { title: '显示字数', type: 'boolean' },
          allowClear: { title: '可以清空', type: 'boolean' },
          password: { title: '密码框', type: 'boolean' },
          prefix: { title: '前缀', type: 'string' },
          suffix: { title: '后缀', type: 'string' },
        },
      },
    },
    InputPop: {
      title: '弹出文本',
      props: {
        title: '弹出文本',
        description: '一行文字，可以打开一个大的输入框来写。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean' },
          title: { title: '大输入框的标题', type: 'string', default: '编辑内容' },
        },
      },
    },
    Lines: {
      title: '明细',
      props: {
        title: '明细',
        description: '单据的明细行，可以增加和删除。',
        type: 'object',
        additionalProperties: false,
        properties: {
          addText: { title: '增加按钮的文字', type: 'string', default: '增加一行' },
          rowNumber: { title: '行号', type: 'boolean', default: true },
          allowAdd: { title: '可以增加', type: 'boolean', default: true },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          size: { title: '大小', enum: ['medium', 'small', 'mini'], default: 'small' },
          maxHeight: { title: '最大高度', type: 'integer', minimum: 100, default: 400 },
          toolbar: {
            title: '勾选和按钮',
            description: '行前有勾选框，表格上方有新增、插入、删除等按钮。',
            type: 'boolean',
          },
        },
      },
    },
    Number: {
      title: '数字',
      props: {
        title: '数字',
        description: '金额、数量等；有小数位数时按十进制精确计算，值是文本。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          scale: { title: '小数位数', type: 'integer', minimum: 0, maximum: 10 },
          min: { title: '最小值', type: 'number' },
          max: { title: '最大值', type: 'number' },
          step: { title: '上下键的步长', type: 'number', exclusiveMinimum: 0, default: 1 },
          thousands: { title: '千分位', type: 'boolean', default: true },
          unit: { title: '单位', type: 'string' },
        },
      },
    },
    Progress: {
      title: '进度',
      props: {
        title: '进度',
        description: '百分数的进度；不是数字时是 0。',
        type: 'object',
        additionalProperties: false,
        properties: { type: { title: '样子', enum: ['line', 'circle'], default: 'line' } },
      },
    },
    QrCode: {
      title: '二维码',
      props: {
        title: '二维码',
        description: '把字段的值或一段文字画成二维码。',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '内容', type: 'string', description: '不写时用字段的值。' },
          size: { title: '边长（像素）', type: 'integer', minimum: 60, maximum: 600, default: 120 },
          showText: { title: '下面写出内容', type: 'boolean' },
        },
      },
    },
    Radio: {
      title: '单选',
      props: {
        title: '单选',
        description: '选项全部摆出来，选其中一个。',
        type: 'object',
        additionalProperties: false,
        properties: { buttons: { title: '按钮样式', type: 'boolean' } },
      },
    },
    Rate: {
      title: '评分',
      props: {
        title: '评分',
        description: '几颗星，值是数字。',
        type: 'object',
        additionalProperties: false,
        properties: {
          count: { title: '最多几颗', type: 'integer', minimum: 1, maximum: 20, default: 5 },
          allowHalf: { title: '可以半颗', type: 'boolean' },
          texts: { title: '每颗的说明', type: 'array', items: { type: 'string' } },
        },
      },
    },
    Reference: {
      title: '引用',
      props: {
        title: '引用',
        description: '在服务器上查找并选择另一个模型的一条记录。',
        type: 'object',
        additionalProperties: false,
        properties: {
          model: { title: '引用的模型', type: 'string' },
          resource: { title: '接口路径', type: 'string', description: '不写时由模型编号得出。' },
          where: {
            title: '只选其中',
            description: '字段名对应固定的值。',
            type: 'object',
            additionalProperties: { type: ['string', 'number', 'boolean'] },
          },
          placeholder: { title: '提示文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          pageSize: { title: '每次查几条', type: 'integer', minimum: 1, maximum: 50, default: 20 },
        },
      },
    },
    RuleCodeInput: {
      title: '规则校验文本',
      props: {
        title: '规则校验文本',
        description: '边填边按服务器上的校验规则检查。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          ruleCode: { title: '校验规则编码', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean' },
        },
      },
    },
    Section: {
      title: '分节',
      props: {
        title: '分节',
        description: '一组相关的字段，上面是标题和一条细线。',
        type: 'object',
        additionalProperties: false,
        properties: { columns: { title: '列数', type: 'integer', minimum: 1, maximum: 4, default: 2 } },
      },
    },
    Select: {
      title: '下拉选择',
      props: {
        title: '下拉选择',
        description: '从几个选项里选。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          search: { title: '可以搜索', type: 'boolean', description: '不写时，选项多于十个才可以搜索。' },
          multiple: { title: '多选', type: 'boolean' },
          tags: { title: '可以填选项以外的值', type: 'boolean', description: '按回车或逗号添加一项，总是多选。' },
          maxTagCount: { title: '最多显示几项', type: 'integer', minimum: 1, default: 1 },
          joined: {
            title: '多选的值连成一串',
            type: 'boolean',
            description: '值之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    Slider: {
      title: '滑块',
      props: {
        title: '滑块',
        description: '两个界限之间的一个数，或者一段。',
        type: 'object',
        additionalProperties: false,
        properties: {
          min: { title: '最小值', type: 'number', default: 0 },
          max: { title: '最大值', type: 'number', default: 100 },
          step: { title: '步长', type: 'number', exclusiveMinimum: 0, default: 1 },
          range: { title: '选一段', type: 'boolean' },
          showInput: { title: '旁边可以输入', type: 'boolean' },
          unit: { title: '单位', type: 'string' },
          joined: {
            title: '一段的值连成一串',
            type: 'boolean',
            description: '两头之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    Steps: {
      title: '步骤',
      props: {
        title: '步骤',
        description: '里面的每个节点是一步，填对了这一步才能到下一步；最后一步由表单自己的按钮提交。',
        type: 'object',
        additionalProperties: false,
        properties: {
          nextText: { title: '下一步的文字', type: 'string', default: '下一步' },
          previousText: { title: '上一步的文字', type: 'string', default: '上一步' },
          size: { title: '大小', enum: ['medium', 'small'], default: 'medium' },
        },
      },
    },
    Switch: {
      title: '开关',
      props: {
        title: '开关',
        description: '开或关。',
        type: 'object',
        additionalProperties: false,
        properties: {
          values: {
            title: '开与关的值',
            description:
              '先写选中时的值，再写没选中时的值。不写时由字段的类型定：布尔是 true 和 false，整数是 1 和 0，文本是 Y 和 N。',
            type: 'array',
            minItems: 2,
            maxItems: 2,
            items: { type: ['string', 'number', 'boolean'] },
          },
          checkedText: { title: '开的文字', type: 'string', default: '是' },
          uncheckedText: { title: '关的文字', type: 'string', default: '否' },
        },
      },
    },
    Tabs: {
      title: '标签页',
      props: {
        title: '标签页',
        description: '里面的每个节点是一页，标题是页签；有错的页签上有错误的个数。',
        type: 'object',
        additionalProperties: false,
        properties: {
          type: { title: '样子', enum: ['line', 'card', 'border-card'], default: 'line' },
          position: { title: '页签的位置', enum: ['top', 'left', 'right', 'bottom'], default: 'top' },
          active: { title: '先打开的页', description: '节点的名字；不写就是第一页。', type: 'string' },
        },
      },
    },
    Tags: {
      title: '标签',
      props: {
        title: '标签',
        description: '每两个字是一个标签，分号自动加上。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string', default: '每两个字一个标签' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean' },
        },
      },
    },
    Text: {
      title: '文字',
      props: {
        title: '文字',
        description: '一段文字：写在 x-content 里，或用表达式写在 text 里。',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: {
            title: '文字',
            description: '可以是表达式；写了它就不看 x-content。',
            type: ['string', 'number'],
            maxLength: 5000,
            examples: ["{{ '您好，' + $user.realname }}"],
          },
          level: { title: '大小', enum: ['title', 'subtitle', 'body', 'small'], default: 'body' },
          tone: { title: '语气', enum: ['normal', 'secondary', 'success', 'warning', 'danger'], default: 'normal' },
          align: { title: '对齐', enum: ['left', 'center', 'right'], default: 'left' },
        },
      },
    },
    TextArea: {
      title: '多行文本',
      props: {
        title: '多行文本',
        description: '几行文字，随内容变高。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          showCount: { title: '显示字数', type: 'boolean' },
          rows: { title: '最少行数', type: 'integer', minimum: 1, maximum: 20, default: 3 },
          maxRows: { title: '最多行数', type: 'integer', minimum: 1, maximum: 50, default: 8 },
        },
      },
    },
    Time: {
      title: '时间',
      props: {
        title: '时间',
        description: '值是 HH:mm:ss。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          minutes: { title: '只选到分', type: 'boolean' },
        },
      },
    },
    TimeRange: {
      title: '时间范围',
      props: {
        title: '时间范围',
        description: '从一个时间到另一个时间。值是“开始,结束”，或者把结束放进另一个字段。',
        type: 'object',
        additionalProperties: false,
        properties: {
          minutes: { title: '只选到分', type: 'boolean' },
          overnight: { title: '可以跨过零点', type: 'boolean' },
          endField: { title: '结束的字段', type: 'string', description: '写了它，这个字段存开始，那个字段存结束。' },
          startPlaceholder: { title: '开始的提示文字', type: 'string', default: '开始' },
          endPlaceholder: { title: '结束的提示文字', type: 'string', default: '结束' },
          joined: {
            title: '值连成一串',
            type: 'boolean',
            description: '两头之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    Transfer: {
      title: '穿梭框',
      props: {
        title: '穿梭框',
        description: '左边是全部选项，右边是选中的。',
        type: 'object',
        additionalProperties: false,
        properties: {
          sourceTitle: { title: '左边的标题', type: 'string', default: '可选' },
          targetTitle: { title: '右边的标题', type: 'string', default: '已选' },
          search: { title: '可以搜索', type: 'boolean', description: '不写时，选项多于十个才可以搜索。' },
          joined: {
            title: '值连成一串',
            type: 'boolean',
            description: '值之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    TreeSelect: {
      title: '树选择',
      props: {
        title: '树选择',
        description: '从一棵树里选。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          tree: {
            title: '选项的树',
            description: '每项有 value、label，下一级在 children 里。不写时用字段的选项。',
            type: 'array',
            items: { type: 'object' },
          },
          multiple: { title: '多选', type: 'boolean' },
          checkable: { title: '用勾选框，父子一起选', type: 'boolean' },
          leavesOnly: { title: '只能选最后一级', type: 'boolean' },
          expandAll: { title: '打开时全部展开', type: 'boolean' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          joined: {
            title: '多选的值连成一串',
            type: 'boolean',
            description: '值之间用逗号；字段是数组时为 false。',
            default: true,
          },
        },
      },
    },
    UniqueInput: {
      title: '查重文本',
      props: {
        title: '查重文本',
        description: '边填边查：别的记录里已经有这个值时告诉填的人。',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '提示文字', type: 'string' },
          table: { title: '表名', type: 'string' },
          field: { title: '字段名', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean' },
        },
      },
    },
    VerifySlider: {
      title: '拖动验证',
      props: {
        title: '拖动验证',
        description: '把滑块拖到最右边才算通过，值变成 true。',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '提示文字', type: 'string', default: '请按住滑块，拖动到最右边' },
          successText: { title: '通过后的文字', type: 'string', default: '验证通过' },
        },
      },
    },
  },
  cells: {
    boolean: {
      title: '是否',
      props: {
        title: '是否',
        description: '是或否。',
        type: 'object',
        additionalProperties: false,
        properties: {
          trueText: { title: '为真时的文字', type: 'string', default: '是' },
          falseText: { title: '为假时的文字', type: 'string', default: '否' },
          customValue: {
            title: '真、假的值',
            type: 'array',
            minItems: 2,
            maxItems: 2,
            items: { type: ['string', 'number', 'boolean'] },
          },
        },
      },
    },
    date: {
      title: '日期',
      props: {
        title: '日期',
        description: '年月日。',
        type: 'object',
        additionalProperties: false,
        properties: {
          format: { title: '格式', type: 'string', default: 'YYYY-MM-DD', examples: ['YYYY-MM-DD', 'YYYY-MM'] },
        },
      },
    },
    datetime: {
      title: '日期时间',
      props: {
        title: '日期时间',
        description: '年月日时分秒。',
        type: 'object',
        additionalProperties: false,
        properties: {
          format: {
            title: '格式',
            type: 'string',
            default: 'YYYY-MM-DD HH:mm:ss',
            examples: ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD HH:mm'],
          },
        },
      },
    },
    dictionary: {
      title: '字典',
      props: {
        title: '字典',
        description: '字典或选项的文字，显示为浅色标签；多个值各占一个标签。',
        type: 'object',
        additionalProperties: false,
        properties: {
          plain: { title: '只显示文字', description: '不要标签的底色。', type: 'boolean', default: false },
          dictionary: { title: '字典编码', type: 'string' },
          colors: {
            title: '标签颜色',
            description: '值对应颜色的一串；颜色写 blue、green 等名字或十六进制。',
            type: 'array',
            items: {
              type: 'object',
              required: ['value', 'color'],
              additionalProperties: false,
              properties: { value: { type: ['string', 'number', 'boolean'] }, color: { type: 'string' } },
            },
          },
        },
      },
    },
    link: {
      title: '链接',
      props: {
        title: '链接',
        description: '值本身是一个网址或邮箱。',
        type: 'object',
        additionalProperties: false,
        properties: { text: { title: '文字', description: '不写就显示网址。', type: 'string' } },
      },
    },
    money: {
      title: '金额',
      props: {
        title: '金额',
        description: '靠右、等宽数字、千分位。',
        type: 'object',
        additionalProperties: false,
        properties: {
          scale: {
            title: '小数位数',
            description: '不写就用字段的位数，字段也没有时为 2。',
            type: 'integer',
            minimum: 0,
            maximum: 8,
          },
          unit: { title: '单位', description: '写在表头。', type: 'string' },
        },
      },
    },
    number: {
      title: '数字',
      props: {
        title: '数字',
        description: '靠右、等宽数字。',
        type: 'object',
        additionalProperties: false,
        properties: {
          scale: { title: '小数位数', description: '不写就照原样显示。', type: 'integer', minimum: 0, maximum: 8 },
          thousands: { title: '千分位', type: 'boolean', default: true },
          percent: { title: '百分号', type: 'boolean', default: false },
          unit: { title: '单位', description: '写在表头。', type: 'string' },
        },
      },
    },
    reference: {
      title: '引用',
      props: {
        title: '引用',
        description: '被引用记录的名称。',
        type: 'object',
        additionalProperties: false,
        properties: { model: { title: '模型', type: 'string' }, resource: { title: '接口路径', type: 'string' } },
      },
    },
    text: {
      title: '文本',
      props: {
        title: '文本',
        description: '一行文字，超长省略，悬停看全文。',
        type: 'object',
        additionalProperties: false,
        properties: {},
      },
    },
  },
  actions: {
    add: {
      title: '新增',
      props: {
        title: '新增',
        description: '打开空白的编辑表单。',
        type: 'object',
        required: ['add'],
        additionalProperties: false,
        properties: { add: { title: '执行', const: true }, values: { title: '初始值', type: 'object' } },
      },
    },
    'add-child': {
      title: '新增下级',
      props: {
        title: '新增下级',
        description: '在树里给这条记录加一个下级。',
        type: 'object',
        required: ['add-child'],
        additionalProperties: false,
        properties: { 'add-child': { title: '执行', const: true } },
      },
    },
    'batch-delete': {
      title: '批量删除',
      props: {
        title: '批量删除',
        description: '确认后删除选中的记录。',
        type: 'object',
        required: ['batch-delete'],
        additionalProperties: false,
        properties: { 'batch-delete': { title: '执行', const: true } },
      },
    },
    confirm: {
      title: '确认',
      props: {
        title: '确认',
        description: '先问一句；回答“取消”就不再往下做。',
        type: 'object',
        required: ['confirm'],
        additionalProperties: false,
        properties: {
          confirm: { title: '问题', type: 'string', minLength: 1, examples: ['确定冻结？'] },
          text: { title: '补充说明', type: 'string', minLength: 1 },
          danger: { title: '危险操作', type: 'boolean', default: false },
        },
      },
    },
    copy: {
      title: '复制',
      props: {
        title: '复制',
        description: '以这条记录的内容新增一条。',
        type: 'object',
        required: ['copy'],
        additionalProperties: false,
        properties: { copy: { title: '执行', const: true } },
      },
    },
    create: {
      title: '生成单据',
      props: {
        title: '生成单据',
        description: '按模型里声明的生成规则，打开另一个模型的草稿。',
        type: 'object',
        required: ['create'],
        additionalProperties: false,
        properties: { create: { title: '生成规则的名字', type: 'string', minLength: 1, examples: ['deliver'] } },
      },
    },
    delete: {
      title: '删除',
      props: {
        title: '删除',
        description: '确认后删除这条记录。',
        type: 'object',
        required: ['delete'],
        additionalProperties: false,
        properties: { delete: { title: '执行', const: true } },
      },
    },
    detail: {
      title: '详情',
      props: {
        title: '详情',
        description: '打开这条记录，只能看。',
        type: 'object',
        required: ['detail'],
        additionalProperties: false,
        properties: { detail: { title: '执行', const: true } },
      },
    },
    edit: {
      title: '编辑',
      props: {
        title: '编辑',
        description: '打开这条记录的编辑表单。',
        type: 'object',
        required: ['edit'],
        additionalProperties: false,
        properties: { edit: { title: '执行', const: true } },
      },
    },
    erase: {
      title: '彻底删除',
      props: {
        title: '彻底删除',
        description: '确认后彻底删除回收站里的这条记录（或选中的记录）。',
        type: 'object',
        required: ['erase'],
        additionalProperties: false,
        properties: { erase: { title: '执行', const: true } },
      },
    },
    export: {
      title: '导出',
      props: {
        title: '导出',
        description: '把选中的记录，或者列表查询到的全部记录，导出为 Excel 文件。',
        type: 'object',
        required: ['export'],
        additionalProperties: false,
        properties: { export: { title: '执行', const: true } },
      },
    },
    import: {
      title: '导入',
      props: {
        title: '导入',
        description: '打开导入窗口，把 Excel 文件里的行存成记录。',
        type: 'object',
        required: ['import'],
        additionalProperties: false,
        properties: { import: { title: '执行', const: true } },
      },
    },
    navigate: {
      title: '跳转',
      props: {
        title: '跳转',
        description: '打开一个地址。',
        type: 'object',
        required: ['navigate'],
        additionalProperties: false,
        properties: {
          navigate: {
            title: '地址',
            type: 'string',
            minLength: 1,
            description: '本站路径，例如 /sales/order。',
            examples: ['/sales/order'],
          },
          newTab: { title: '在新窗口打开', type: 'boolean', default: false },
        },
      },
    },
    notify: {
      title: '提示',
      props: {
        title: '提示',
        description: '显示一句话。',
        type: 'object',
        required: ['notify'],
        additionalProperties: false,
        properties: {
          notify: { title: '文字', type: 'string', minLength: 1 },
          type: { title: '种类', enum: ['success', 'info', 'warning', 'error'], default: 'success' },
        },
      },
    },
    'open-dialog': {
      title: '打开弹窗',
      props: {
        title: '打开弹窗',
        description: '打开一个 dialog 文档。',
        type: 'object',
        required: ['open-dialog'],
        additionalProperties: false,
        properties: {
          'open-dialog': {
            title: '弹窗文档的编号',
            type: 'string',
            minLength: 1,
            pattern: '^[a-z][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)+$',
          },
          values: { title: '初始值', type: 'object' },
        },
      },
    },
    'recycle-bin': {
      title: '回收站',
      props: {
        title: '回收站',
        description: '打开列表的回收站：查看、还原和彻底删除删掉的记录。模型要写 recycleBin。',
        type: 'object',
        required: ['recycle-bin'],
        additionalProperties: false,
        properties: { 'recycle-bin': { title: '执行', const: true } },
      },
    },
    refresh: {
      title: '刷新',
      props: {
        title: '刷新',
        description: '重新载入列表。',
        type: 'object',
        required: ['refresh'],
        additionalProperties: false,
        properties: { refresh: { title: '执行', const: true } },
      },
    },
    request: {
      title: '请求',
      props: {
        title: '请求',
        description: '调用一个 request 文档。',
        type: 'object',
        required: ['request'],
        additionalProperties: false,
        properties: {
          request: {
            title: '请求文档的编号',
            type: 'string',
            minLength: 1,
            pattern: '^[a-z][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)+$',
            examples: ['base/freeze'],
          },
          args: { title: '参数', description: '请求文档里以 $args 读到。', type: 'object' },
          quiet: { title: '成功时不提示', type: 'boolean', default: false },
        },
      },
    },
    restore: {
      title: '还原',
      props: {
        title: '还原',
        description: '把回收站里的这条记录（或选中的记录）放回原处。',
        type: 'object',
        required: ['restore'],
        additionalProperties: false,
        properties: { restore: { title: '执行', const: true } },
      },
    },
    'set-values': {
      title: '填写',
      props: {
        title: '填写',
        description: '把值填进当前弹窗的表单。',
        type: 'object',
        required: ['set-values'],
        additionalProperties: false,
        properties: { 'set-values': { title: '字段与值', type: 'object' } },
      },
    },
    transition: {
      title: '状态变更',
      props: {
        title: '状态变更',
        description: '对这条记录做模型里声明的一个状态变更。',
        type: 'object',
        required: ['transition'],
        additionalProperties: false,
        properties: {
          transition: { title: '变更的名字', type: 'string', minLength: 1, examples: ['examine'] },
          confirm: { title: '先确认', type: 'boolean', default: true },
        },
      },
    },
  },
  rules: {
    mobile: { title: '手机号' },
    username: { title: '用户名' },
    email: { title: '邮箱' },
    'natural-number': { title: '自然数' },
    english: { title: '英文字符' },
    telephone: { title: '座机号' },
    'bank-card': { title: '银行卡号码' },
    'certificate-number': { title: '证件号码' },
    'identity-card': { title: '身份证号码' },
    qq: { title: 'QQ号码' },
    'web-address': { title: '网址' },
    alphanumeric: { title: '20位以内的英文字符和数字' },
    'plain-name': { title: '2到100位的中英文字符和空格' },
    'digits-and-lines': { title: '数字和换行符' },
    'short-text': { title: '255位以内的字符' },
    cron: { title: 'Cron表达式' },
  },
};
