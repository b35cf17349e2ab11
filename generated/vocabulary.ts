// Made by `npm run generate`; never edited.
import type { Vocabulary } from '../src/schema/vocabulary.ts';

export const vocabulary: Vocabulary = {
  widgets: {
    Area: {
      title: '省市区',
      props: {
        title: '省市区',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          type: { title: '样子', enum: ['cascader', 'select'], default: 'cascader', 'x-message': 'Bad type value' },
          levels: { title: '选几级', enum: [1, 2, 3], default: 3 },
          names: { title: '存名称', type: 'boolean', default: false },
          anyLevel: { title: '可停在任何一级', type: 'boolean', default: false },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
        },
      },
    },
    Blank: {
      title: '自定义区域',
      props: {
        title: '自定义区域',
        type: 'object',
        additionalProperties: false,
        properties: { slot: { title: '组件名称', type: 'string' }, slotProps: { title: '组件的属性', type: 'object' } },
      },
    },
    Card: {
      title: '卡片',
      props: {
        title: '卡片',
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
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          tree: { title: '选项的树', type: 'array', items: { type: 'object' } },
          path: { title: '存每一级的值', type: 'boolean', default: false },
          multiple: { title: '多选', type: 'boolean', default: false },
          anyLevel: { title: '可停在任何一级', type: 'boolean', default: false },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    CheckTree: {
      title: '勾选树',
      props: {
        title: '勾选树',
        type: 'object',
        additionalProperties: false,
        properties: {
          path: {
            title: '取树的接口',
            type: 'string',
            pattern: '^/(?!/)[A-Za-z0-9_./-]+$',
            'x-expected': '接口路径：以 / 开头，后面是字母、数字和 _ . / -',
          },
          params: { title: '接口参数', type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
          items: { title: '结果里的树', type: 'string' },
          tree: { title: '节点', type: 'array', items: { type: 'object' } },
          linked: { title: '父子关联', type: 'boolean', default: false },
          expandAll: { title: '全部展开', type: 'boolean', default: false },
          height: { title: '高度', type: 'integer', minimum: 120, maximum: 2000, default: 420 },
          dialog: { title: '节点的弹窗', type: 'string' },
          dialogWhen: { title: '哪些节点能打开', type: 'string' },
          dialogHint: { title: '按钮的文字', type: 'string', default: '设置' },
          dialogValues: { title: '弹窗的参数', type: 'object' },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    Checkbox: {
      title: '勾选',
      props: {
        title: '勾选',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '旁边的文字', type: 'string' },
          values: {
            title: '选中与未选中的值',
            type: 'array',
            minItems: 2,
            maxItems: 2,
            items: { type: ['string', 'number', 'boolean'] },
          },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    Code: {
      title: '代码编辑器',
      props: {
        title: '代码编辑器',
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
          placeholder: { title: '占位文字', type: 'string' },
        },
      },
    },
    Collapse: {
      title: '折叠面板',
      props: {
        title: '折叠面板',
        type: 'object',
        additionalProperties: false,
        properties: {
          accordion: { title: '只打开一个', type: 'boolean', default: false },
          open: { title: '先打开的面板', enum: ['all', 'first', 'none'], default: 'first' },
          bordered: { title: '边框', type: 'boolean', default: true },
        },
      },
    },
    Color: {
      title: '颜色',
      props: {
        title: '颜色',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          alpha: { title: '可以透明', type: 'boolean', default: false },
          allowClear: { title: '可以清空', type: 'boolean', default: false },
          presets: { title: '常用颜色', type: 'array', items: { type: 'string' } },
        },
      },
    },
    ConditionInput: {
      title: '条件文本',
      props: {
        title: '条件文本',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          condition: {
            title: '条件',
            enum: ['like', 'left_like', 'right_like', 'eq', 'ne', 'gt', 'ge', 'lt', 'le'],
            default: 'like',
          },
          allowClear: { title: '可以清空', type: 'boolean', default: false },
        },
      },
    },
    ContextMenu: {
      title: '右键菜单',
      props: {
        title: '右键菜单',
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
                danger: { title: '危险', type: 'boolean', default: false },
                disabled: { title: '不可用', type: 'boolean', default: false },
                divided: { title: '分隔线', type: 'boolean', default: false },
              },
            },
          },
          selector: { title: '只在这些元素上', type: 'string' },
        },
      },
    },
    Cron: {
      title: 'Cron表达式',
      props: {
        title: 'Cron表达式',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          hideSecond: { title: '不编辑秒', type: 'boolean', default: false },
          hideYear: { title: '不编辑年', type: 'boolean', default: false },
        },
      },
    },
    Date: {
      title: '日期',
      props: {
        title: '日期',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          picker: { title: '选到哪一级', enum: ['date', 'week', 'month', 'quarter', 'year'], default: 'date' },
          format: { title: '显示格式', type: 'string' },
          valueFormat: { title: '存储格式', type: 'string' },
          earliest: { title: '最早', type: 'string', format: 'date' },
          latest: { title: '最晚', type: 'string', format: 'date' },
          multiple: { title: '多选', type: 'boolean', default: false },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    DateRange: {
      title: '日期范围',
      props: {
        title: '日期范围',
        type: 'object',
        additionalProperties: false,
        properties: {
          picker: {
            title: '选到哪一级',
            enum: ['date', 'week', 'month', 'quarter', 'year', 'datetime'],
            default: 'date',
          },
          endField: { title: '结束的字段', type: 'string' },
          open: { title: '可只填一头', type: 'boolean', default: false },
          format: { title: '显示格式', type: 'string' },
          valueFormat: { title: '存储格式', type: 'string' },
          earliest: { title: '最早', type: 'string', format: 'date' },
          latest: { title: '最晚', type: 'string', format: 'date' },
          startPlaceholder: { title: '开始的占位', type: 'string', default: '开始' },
          endPlaceholder: { title: '结束的占位', type: 'string', default: '结束' },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    DateTime: {
      title: '日期时间',
      props: {
        title: '日期时间',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          format: { title: '显示格式', type: 'string' },
          valueFormat: { title: '存储格式', type: 'string' },
          minutes: { title: '只选到分', type: 'boolean', default: false },
        },
      },
    },
    DictSelect: {
      title: '字典选择',
      props: {
        title: '字典选择',
        type: 'object',
        additionalProperties: false,
        properties: {
          dictionary: { title: '字典编码', type: 'string' },
          placeholder: { title: '占位文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          look: { title: '样子', enum: ['select', 'radio', 'radioButton', 'checkbox'], default: 'select' },
          search: { title: '可以搜索', type: 'boolean', default: true },
          allowInput: { title: '可填其他值', type: 'boolean', default: false },
          multiple: { title: '多选', type: 'boolean', default: false },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    Divider: {
      title: '分割线',
      props: {
        title: '分割线',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '文字', type: 'string' },
          contentPosition: { title: '文字的位置', enum: ['left', 'center', 'right'], default: 'center' },
          dashed: { title: '虚线', type: 'boolean', default: false },
        },
      },
    },
    EditableTable: {
      title: '可编辑表格',
      props: {
        title: '可编辑表格',
        type: 'object',
        additionalProperties: false,
        properties: {
          addText: { title: '增加的文字', type: 'string', default: '增加一行' },
          rowNumber: { title: '行号', type: 'boolean', default: true },
          allowAdd: { title: '可以增加', type: 'boolean', default: true },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          size: { title: '大小', enum: ['medium', 'small', 'mini'], default: 'medium' },
          alwaysEdit: { title: '始终可编辑', type: 'boolean', default: true },
          pageSize: { title: '每页行数', type: 'integer', minimum: 1 },
          maxHeight: { title: '最大高度', type: 'integer', minimum: 100, default: 400 },
          toolbar: { title: '勾选和按钮', type: 'boolean' },
        },
      },
    },
    Ellipsis: {
      title: '省略文本',
      props: {
        title: '省略文本',
        type: 'object',
        additionalProperties: false,
        properties: {
          length: { title: '显示几个字', type: 'integer', minimum: 1, default: 25 },
          lines: { title: '显示几行', type: 'integer', minimum: 1, default: 1 },
        },
      },
    },
    FilePop: {
      title: '弹出上传',
      props: {
        title: '弹出上传',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          image: { title: '只传图片', type: 'boolean', default: false },
          btnText: { title: '按钮文字', type: 'string', default: '上传' },
          limit: { title: '最多几个', type: 'integer', minimum: 0, default: 0 },
          min: { title: '至少留几个', type: 'integer', minimum: 0, default: 0 },
          accept: { title: '文件类型', type: 'string' },
          maxSize: { title: '最大多少MB', type: 'number', minimum: 0, default: 0 },
          valueForm: { title: '值的写法', enum: ['paths', 'list'], default: 'paths' },
          joined: { title: '连成一串', type: 'boolean', default: true },
          biz: {
            title: '目录',
            type: 'string',
            pattern: '^[a-z][a-z0-9_-]{0,31}$',
            'x-expected': '小写字母开头，后面是小写字母、数字、_、-，最多 32 个字符',
            default: 'temp',
          },
          action: { title: '上传到别的接口', type: 'string', pattern: '^/[^/]', 'x-expected': '以 / 开头的接口路径' },
          token: { title: '带上令牌', type: 'boolean', default: true },
          responseName: { title: '回答的字段', type: 'string', default: 'message' },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          allowDownload: { title: '可以下载', type: 'boolean', default: true },
        },
      },
    },
    FileUpload: {
      title: '文件上传',
      props: {
        title: '文件上传',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          btnText: { title: '按钮文字', type: 'string', default: '点击上传' },
          limit: { title: '最多几个', type: 'integer', minimum: 0, default: 0 },
          min: { title: '至少留几个', type: 'integer', minimum: 0, default: 0 },
          accept: { title: '文件类型', type: 'string' },
          maxSize: { title: '最大多少MB', type: 'number', minimum: 0, default: 0 },
          valueForm: { title: '值的写法', enum: ['paths', 'list'], default: 'paths' },
          joined: { title: '连成一串', type: 'boolean', default: true },
          biz: {
            title: '目录',
            type: 'string',
            pattern: '^[a-z][a-z0-9_-]{0,31}$',
            'x-expected': '小写字母开头，后面是小写字母、数字、_、-，最多 32 个字符',
            default: 'temp',
          },
          action: { title: '上传到别的接口', type: 'string', pattern: '^/[^/]', 'x-expected': '以 / 开头的接口路径' },
          token: { title: '带上令牌', type: 'boolean', default: true },
          responseName: { title: '回答的字段', type: 'string', default: 'message' },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          allowDownload: { title: '可以下载', type: 'boolean', default: true },
        },
      },
    },
    Grid: {
      title: '栅格',
      props: {
        title: '栅格',
        type: 'object',
        additionalProperties: false,
        properties: { columns: { title: '列数', type: 'integer', minimum: 1, maximum: 4, default: 2 } },
      },
    },
    Html: {
      title: '富文本显示',
      props: {
        title: '富文本显示',
        type: 'object',
        additionalProperties: false,
        properties: { html: { title: '内容', type: 'string' } },
      },
    },
    IconSelect: {
      title: '图标选择',
      props: {
        title: '图标选择',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
        },
      },
    },
    ImageUpload: {
      title: '图片上传',
      props: {
        title: '图片上传',
        type: 'object',
        additionalProperties: false,
        properties: {
          btnText: { title: '按钮文字', type: 'string', default: '上传图片' },
          limit: { title: '最多几个', type: 'integer', minimum: 0, default: 0 },
          min: { title: '至少留几个', type: 'integer', minimum: 0, default: 0 },
          accept: { title: '图片类型', type: 'string', default: 'image/*' },
          maxSize: { title: '最大多少MB', type: 'number', minimum: 0, default: 0 },
          valueForm: { title: '值的写法', enum: ['paths', 'list'], default: 'paths' },
          joined: { title: '连成一串', type: 'boolean', default: true },
          biz: {
            title: '目录',
            type: 'string',
            pattern: '^[a-z][a-z0-9_-]{0,31}$',
            'x-expected': '小写字母开头，后面是小写字母、数字、_、-，最多 32 个字符',
            default: 'temp',
          },
          action: { title: '上传到别的接口', type: 'string', pattern: '^/[^/]', 'x-expected': '以 / 开头的接口路径' },
          token: { title: '带上令牌', type: 'boolean', default: true },
          responseName: { title: '回答的字段', type: 'string', default: 'message' },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          width: { title: '宽度', type: 'integer', minimum: 40, maximum: 400, default: 100 },
          height: { title: '高度', type: 'integer', minimum: 40, maximum: 400, default: 100 },
        },
      },
    },
    Input: {
      title: '单行文本',
      props: {
        title: '单行文本',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          showCount: { title: '显示字数', type: 'boolean', default: false },
          allowClear: { title: '可以清空', type: 'boolean', default: false },
          password: { title: '密码框', type: 'boolean', default: false },
          prefix: { title: '前缀', type: 'string' },
          suffix: { title: '后缀', type: 'string' },
        },
      },
    },
    InputPop: {
      title: '弹出文本',
      props: {
        title: '弹出文本',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean', default: false },
          title: { title: '弹窗的标题', type: 'string', default: '编辑内容' },
        },
      },
    },
    Lines: {
      title: '明细',
      props: {
        title: '明细',
        type: 'object',
        additionalProperties: false,
        properties: {
          addText: { title: '增加的文字', type: 'string', default: '增加一行' },
          rowNumber: { title: '行号', type: 'boolean', default: true },
          allowAdd: { title: '可以增加', type: 'boolean', default: true },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          size: { title: '大小', enum: ['medium', 'small', 'mini'], default: 'small' },
          maxHeight: { title: '最大高度', type: 'integer', minimum: 100, default: 400 },
          toolbar: { title: '勾选和按钮', type: 'boolean' },
        },
      },
    },
    Markdown: {
      title: 'Markdown编辑器',
      props: {
        title: 'Markdown编辑器',
        type: 'object',
        additionalProperties: false,
        properties: {
          height: { title: '高度', type: 'integer', minimum: 200, maximum: 2000, default: 300 },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          placeholder: { title: '占位文字', type: 'string' },
          biz: {
            title: '图片的目录',
            type: 'string',
            pattern: '^[a-z][a-z0-9_-]{0,31}$',
            'x-expected': '小写字母开头，后面是小写字母、数字、_、-，最多 32 个字符',
            default: 'markdown',
          },
        },
      },
    },
    Number: {
      title: '数字',
      props: {
        title: '数字',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          scale: { title: '小数位数', type: 'integer', minimum: 0, maximum: 10 },
          min: { title: '最小值', type: 'number' },
          max: { title: '最大值', type: 'number' },
          step: { title: '步长', type: 'number', exclusiveMinimum: 0, default: 1 },
          thousands: { title: '千分位', type: 'boolean', default: true },
          unit: { title: '单位', type: 'string' },
        },
      },
    },
    Picker: {
      title: '选择器',
      props: {
        title: '选择器',
        type: 'object',
        additionalProperties: false,
        properties: {
          picker: { title: '选择器', type: 'string' },
          multiple: { title: '多选', type: 'boolean' },
          store: { title: '存哪个字段', type: 'string' },
          fields: { title: '带回的字段', type: 'object', additionalProperties: { type: 'string' } },
          where: { title: '只选其中', type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
          params: { title: '树的参数', type: 'object', additionalProperties: { type: 'string' } },
          placeholder: { title: '占位文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    PopupPicker: {
      title: 'popup 报表',
      props: {
        title: 'popup 报表',
        type: 'object',
        additionalProperties: false,
        properties: {
          popupCode: { title: '报表编码', type: 'string' },
          orgFields: { title: '报表的列', type: 'string' },
          destFields: { title: '目标字段', type: 'string' },
          multiple: { title: '多选', type: 'boolean', default: false },
          param: {
            title: '报表参数',
            type: 'object',
            additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
          },
          placeholder: { title: '占位文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
        },
      },
    },
    Progress: {
      title: '进度',
      props: {
        title: '进度',
        type: 'object',
        additionalProperties: false,
        properties: { type: { title: '样子', enum: ['line', 'circle'], default: 'line' } },
      },
    },
    QrCode: {
      title: '二维码',
      props: {
        title: '二维码',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '内容', type: 'string' },
          size: { title: '边长', type: 'integer', minimum: 60, maximum: 600, default: 120 },
          showText: { title: '下面写出内容', type: 'boolean', default: false },
        },
      },
    },
    Radio: {
      title: '单选',
      props: {
        title: '单选',
        type: 'object',
        additionalProperties: false,
        properties: { buttons: { title: '按钮样式', type: 'boolean', default: false } },
      },
    },
    Rate: {
      title: '评分',
      props: {
        title: '评分',
        type: 'object',
        additionalProperties: false,
        properties: {
          count: { title: '最多几颗', type: 'integer', minimum: 1, maximum: 20, default: 5 },
          allowHalf: { title: '可以半颗', type: 'boolean', default: false },
          texts: { title: '每颗的说明', type: 'array', items: { type: 'string' } },
        },
      },
    },
    Reference: {
      title: '引用',
      props: {
        title: '引用',
        type: 'object',
        additionalProperties: false,
        properties: {
          model: { title: '引用的模型', type: 'string' },
          resource: { title: '接口路径', type: 'string' },
          where: { title: '只选其中', type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
          multiple: { title: '多选', type: 'boolean', default: false },
          joined: { title: '连成一串', type: 'boolean', default: true },
          placeholder: { title: '占位文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          pageSize: { title: '每次查几条', type: 'integer', minimum: 1, maximum: 50, default: 20 },
        },
      },
    },
    RichText: {
      title: '富文本',
      props: {
        title: '富文本',
        type: 'object',
        additionalProperties: false,
        properties: {
          height: { title: '高度', type: 'integer', minimum: 120, maximum: 2000, default: 300 },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          placeholder: { title: '占位文字', type: 'string' },
        },
      },
    },
    RuleCodeInput: {
      title: '规则校验文本',
      props: {
        title: '规则校验文本',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          ruleCode: { title: '校验规则编码', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean', default: false },
        },
      },
    },
    SearchSelect: {
      title: '搜索选择',
      props: {
        title: '搜索选择',
        type: 'object',
        additionalProperties: false,
        properties: {
          dictionary: { title: '字典', type: 'string' },
          async: { title: '在服务器上查', type: 'boolean', default: false },
          pageSize: { title: '每次查几条', type: 'integer', minimum: 1, maximum: 100, default: 10 },
          wait: { title: '停多久后查', type: 'integer', minimum: 0, maximum: 5000, default: 800 },
          multiple: { title: '多选', type: 'boolean', default: false },
          placeholder: { title: '占位文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    Section: {
      title: '分节',
      props: {
        title: '分节',
        type: 'object',
        additionalProperties: false,
        properties: { columns: { title: '列数', type: 'integer', minimum: 1, maximum: 4, default: 2 } },
      },
    },
    Select: {
      title: '下拉选择',
      props: {
        title: '下拉选择',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          search: { title: '可以搜索', type: 'boolean' },
          multiple: { title: '多选', type: 'boolean', default: false },
          tags: { title: '可填几个其他值', type: 'boolean', default: false },
          allowInput: { title: '可填其他值', type: 'boolean', default: false },
          maxTagCount: { title: '最多显示几项', type: 'integer', minimum: 1, default: 1 },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    Slider: {
      title: '滑块',
      props: {
        title: '滑块',
        type: 'object',
        additionalProperties: false,
        properties: {
          min: { title: '最小值', type: 'number', default: 0 },
          max: { title: '最大值', type: 'number', default: 100 },
          step: { title: '步长', type: 'number', exclusiveMinimum: 0, default: 1 },
          range: { title: '选一段', type: 'boolean', default: false },
          showInput: { title: '旁边可以输入', type: 'boolean', default: false },
          unit: { title: '单位', type: 'string' },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    Steps: {
      title: '步骤',
      props: {
        title: '步骤',
        type: 'object',
        additionalProperties: false,
        properties: {
          nextText: { title: '下一步的文字', type: 'string', default: '下一步' },
          previousText: { title: '上一步的文字', type: 'string', default: '上一步' },
          size: { title: '大小', enum: ['medium', 'small'], default: 'medium' },
        },
      },
    },
    SubForm: {
      title: '子表单',
      props: {
        title: '子表单',
        type: 'object',
        additionalProperties: false,
        properties: {
          addText: { title: '增加的文字', type: 'string', default: '增加一项' },
          itemTitle: { title: '标题的前缀', type: 'string', default: '第' },
          columns: { title: '每行几列', enum: [1, 2, 3], default: 2 },
          allowAdd: { title: '可以增加', type: 'boolean', default: true },
          allowRemove: { title: '可以删除', type: 'boolean', default: true },
          allowMove: { title: '可以移动', type: 'boolean', default: true },
        },
      },
    },
    Switch: {
      title: '开关',
      props: {
        title: '开关',
        type: 'object',
        additionalProperties: false,
        properties: {
          values: {
            title: '选中与未选中的值',
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
        type: 'object',
        additionalProperties: false,
        properties: {
          type: { title: '样子', enum: ['line', 'card', 'border-card'], default: 'line' },
          position: { title: '页签的位置', enum: ['top', 'left', 'right', 'bottom'], default: 'top' },
          active: { title: '先打开的页', type: 'string' },
        },
      },
    },
    Tags: {
      title: '标签',
      props: {
        title: '标签',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string', default: '每两个字一个标签' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean', default: false },
        },
      },
    },
    Text: {
      title: '文字',
      props: {
        title: '文字',
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { title: '文字', type: ['string', 'number'], maxLength: 5000 },
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
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          showCount: { title: '显示字数', type: 'boolean', default: false },
          rows: { title: '最少行数', type: 'integer', minimum: 1, maximum: 20, default: 3 },
          maxRows: { title: '最多行数', type: 'integer', minimum: 1, maximum: 50, default: 8 },
        },
      },
    },
    Time: {
      title: '时间',
      props: {
        title: '时间',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          format: { title: '显示格式', type: 'string' },
          valueFormat: { title: '存储格式', type: 'string' },
          minutes: { title: '只选到分', type: 'boolean', default: false },
        },
      },
    },
    TimeRange: {
      title: '时间范围',
      props: {
        title: '时间范围',
        type: 'object',
        additionalProperties: false,
        properties: {
          minutes: { title: '只选到分', type: 'boolean', default: false },
          overnight: { title: '可跨过零点', type: 'boolean', default: false },
          endField: { title: '结束的字段', type: 'string' },
          startPlaceholder: { title: '开始的占位', type: 'string', default: '开始' },
          endPlaceholder: { title: '结束的占位', type: 'string', default: '结束' },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    Transfer: {
      title: '穿梭框',
      props: {
        title: '穿梭框',
        type: 'object',
        additionalProperties: false,
        properties: {
          sourceTitle: { title: '左边的标题', type: 'string', default: '可选' },
          targetTitle: { title: '右边的标题', type: 'string', default: '已选' },
          search: { title: '可以搜索', type: 'boolean' },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    TreeSelect: {
      title: '树选择',
      props: {
        title: '树选择',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          tree: { title: '选项的树', type: 'array', items: { type: 'object' } },
          dict: {
            title: '服务器上的树',
            type: 'string',
            pattern: '^[^,]+,[^,]+,[^,]+$',
            'x-expected': '三段，用逗号隔开：表名,显示的字段,编码的字段',
          },
          pidField: { title: '上级字段', type: 'string', default: 'pid' },
          pidValue: { title: '最上一级的上级', type: 'string', default: '0' },
          hasChildField: { title: '有下级的字段', type: 'string' },
          condition: { title: '条件', type: 'string' },
          multiple: { title: '多选', type: 'boolean' },
          checkable: { title: '用勾选框', type: 'boolean', default: false },
          leavesOnly: { title: '只选最后一级', type: 'boolean', default: false },
          expandAll: { title: '全部展开', type: 'boolean', default: false },
          allowClear: { title: '可以清空', type: 'boolean', default: true },
          joined: { title: '连成一串', type: 'boolean', default: true },
        },
      },
    },
    UniqueInput: {
      title: '查重文本',
      props: {
        title: '查重文本',
        type: 'object',
        additionalProperties: false,
        properties: {
          placeholder: { title: '占位文字', type: 'string' },
          table: { title: '表名', type: 'string' },
          field: { title: '字段名', type: 'string' },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          allowClear: { title: '可以清空', type: 'boolean', default: false },
        },
      },
    },
    VerifySlider: {
      title: '拖动验证',
      props: {
        title: '拖动验证',
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
        type: 'object',
        additionalProperties: false,
        properties: {
          trueText: { title: '为真的文字', type: 'string', default: '是' },
          falseText: { title: '为假的文字', type: 'string', default: '否' },
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
    chosen: {
      title: '选中项的名称',
      props: {
        title: '选中项的名称',
        type: 'object',
        additionalProperties: false,
        properties: {
          dictionary: { title: '表字典', type: 'string' },
          component: { title: '组件', type: 'string' },
          props: { title: '组件属性', type: 'object' },
        },
      },
    },
    date: {
      title: '日期',
      props: {
        title: '日期',
        type: 'object',
        additionalProperties: false,
        properties: { format: { title: '格式', type: 'string', default: 'YYYY-MM-DD' } },
      },
    },
    datetime: {
      title: '日期时间',
      props: {
        title: '日期时间',
        type: 'object',
        additionalProperties: false,
        properties: { format: { title: '格式', type: 'string', default: 'YYYY-MM-DD HH:mm:ss' } },
      },
    },
    details: {
      title: '明细',
      props: {
        title: '明细',
        type: 'object',
        additionalProperties: false,
        properties: {
          fields: {
            title: '显示的字段',
            type: 'array',
            items: { type: 'string', minLength: 1 },
            minItems: 1,
            maxItems: 4,
          },
        },
      },
    },
    dictionary: {
      title: '字典',
      props: {
        title: '字典',
        type: 'object',
        additionalProperties: false,
        properties: {
          plain: { title: '只显示文字', type: 'boolean', default: false },
          dictionary: { title: '字典编码', type: 'string' },
          colors: {
            title: '标签颜色',
            type: 'array',
            items: {
              type: 'object',
              required: ['value', 'color'],
              additionalProperties: false,
              properties: {
                value: { title: '值', type: ['string', 'number', 'boolean'] },
                color: { title: '颜色', type: 'string' },
              },
            },
          },
        },
      },
    },
    file: {
      title: '文件',
      props: {
        title: '文件',
        type: 'object',
        additionalProperties: false,
        properties: { allowDownload: { title: '可以下载', type: 'boolean', default: true } },
      },
    },
    formatted: {
      title: '带格式的文字',
      props: {
        title: '带格式的文字',
        type: 'object',
        additionalProperties: false,
        properties: { markup: { title: '格式', enum: ['html', 'markdown'], default: 'html' } },
      },
    },
    image: {
      title: '图片',
      props: {
        title: '图片',
        type: 'object',
        additionalProperties: false,
        properties: {
          size: { title: '边长', type: 'integer', minimum: 20, maximum: 200, default: 28 },
          most: { title: '最多显示几张', type: 'integer', minimum: 1, maximum: 20, default: 3 },
        },
      },
    },
    link: {
      title: '链接',
      props: {
        title: '链接',
        type: 'object',
        additionalProperties: false,
        properties: { text: { title: '文字', type: 'string' } },
      },
    },
    money: {
      title: '金额',
      props: {
        title: '金额',
        type: 'object',
        additionalProperties: false,
        properties: {
          scale: { title: '小数位数', type: 'integer', minimum: 0, maximum: 8 },
          unit: { title: '单位', type: 'string' },
        },
      },
    },
    number: {
      title: '数字',
      props: {
        title: '数字',
        type: 'object',
        additionalProperties: false,
        properties: {
          scale: { title: '小数位数', type: 'integer', minimum: 0, maximum: 8 },
          thousands: { title: '千分位', type: 'boolean', default: true },
          percent: { title: '百分号', type: 'boolean', default: false },
          unit: { title: '单位', type: 'string' },
        },
      },
    },
    picked: {
      title: '选中的记录',
      props: {
        title: '选中的记录',
        type: 'object',
        additionalProperties: false,
        properties: { picker: { title: '选择器', type: 'string' }, store: { title: '存的字段', type: 'string' } },
      },
    },
    progress: { title: '进度', props: { title: '进度', type: 'object', additionalProperties: false, properties: {} } },
    reference: {
      title: '引用',
      props: {
        title: '引用',
        type: 'object',
        additionalProperties: false,
        properties: { model: { title: '模型', type: 'string' }, resource: { title: '接口路径', type: 'string' } },
      },
    },
    tags: {
      title: '标签',
      props: {
        title: '标签',
        type: 'object',
        additionalProperties: false,
        properties: {
          colors: {
            title: '标签颜色',
            type: 'array',
            items: {
              type: 'object',
              required: ['value', 'color'],
              additionalProperties: false,
              properties: {
                value: { title: '标签', type: ['string', 'number', 'boolean'] },
                color: { title: '颜色', type: 'string' },
              },
            },
          },
        },
      },
    },
    template: {
      title: '模板',
      props: {
        title: '模板',
        type: 'object',
        required: ['text'],
        additionalProperties: false,
        properties: { text: { title: '文字', type: 'string' } },
      },
    },
    text: { title: '文本', props: { title: '文本', type: 'object', additionalProperties: false, properties: {} } },
  },
  actions: {
    add: {
      title: '新增',
      props: {
        title: '新增',
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
        type: 'object',
        required: ['add-child'],
        additionalProperties: false,
        properties: { 'add-child': { title: '执行', const: true } },
      },
    },
    'advanced-query': {
      title: '高级查询',
      props: {
        title: '高级查询',
        type: 'object',
        required: ['advanced-query'],
        additionalProperties: false,
        properties: { 'advanced-query': { title: '执行', const: true } },
      },
    },
    'batch-delete': {
      title: '批量删除',
      props: {
        title: '批量删除',
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
        type: 'object',
        required: ['confirm'],
        additionalProperties: false,
        properties: {
          confirm: { title: '问题', type: 'string', minLength: 1 },
          text: { title: '补充说明', type: 'string', minLength: 1 },
          danger: { title: '危险操作', type: 'boolean', default: false },
        },
      },
    },
    copy: {
      title: '复制',
      props: {
        title: '复制',
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
        type: 'object',
        required: ['create'],
        additionalProperties: false,
        properties: { create: { title: '下推的名字', type: 'string', minLength: 1 } },
      },
    },
    delete: {
      title: '删除',
      props: {
        title: '删除',
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
        type: 'object',
        required: ['export'],
        additionalProperties: false,
        properties: {
          export: { title: '执行', const: true },
          paramsStr: { title: '条件合成一个', type: 'boolean', default: false },
        },
      },
    },
    import: {
      title: '导入',
      props: {
        title: '导入',
        type: 'object',
        required: ['import'],
        additionalProperties: false,
        properties: {
          import: { title: '执行', const: true },
          foreignKeys: { title: '外键', type: 'string' },
          isSingleTableImport: { title: '业务标记', type: 'string', default: '1' },
        },
      },
    },
    'move-to': {
      title: '移动到…',
      props: {
        title: '移动到…',
        type: 'object',
        required: ['move-to'],
        additionalProperties: false,
        properties: {
          'move-to': { title: '执行', const: true },
          whole: { title: '取整棵树的接口', type: 'string', pattern: '^/', 'x-expected': '以 / 开头的接口路径' },
        },
      },
    },
    navigate: {
      title: '跳转',
      props: {
        title: '跳转',
        type: 'object',
        required: ['navigate'],
        additionalProperties: false,
        properties: {
          navigate: { title: '地址', type: 'string', minLength: 1 },
          newTab: { title: '在新窗口打开', type: 'boolean', default: false },
        },
      },
    },
    notify: {
      title: '提示',
      props: {
        title: '提示',
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
        type: 'object',
        required: ['open-dialog'],
        additionalProperties: false,
        properties: {
          'open-dialog': {
            title: '弹窗文档',
            type: 'string',
            minLength: 1,
            pattern: '^[a-z][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)+$',
            'x-expected': '文档在 schemas 文件夹里的位置，不写种类后缀，例如 sales/order',
          },
          title: { title: '标题', type: 'string', minLength: 1 },
          values: { title: '初始值', type: 'object' },
          wait: { title: '等填完', type: 'boolean', default: false },
        },
      },
    },
    print: {
      title: '打印',
      props: {
        title: '打印',
        type: 'object',
        required: ['print'],
        additionalProperties: false,
        properties: { print: { title: '打印什么', type: ['boolean', 'string'], minLength: 1, not: { const: false } } },
      },
    },
    prompt: {
      title: '询问',
      props: {
        title: '询问',
        type: 'object',
        required: ['prompt'],
        additionalProperties: false,
        properties: {
          prompt: { title: '问什么', type: 'string', minLength: 1 },
          label: { title: '输入框的名称', type: 'string', minLength: 1, default: '内容' },
          value: { title: '一开始的文字', type: 'string' },
          placeholder: { title: '占位文字', type: 'string' },
          required: { title: '必填', type: 'boolean', default: true },
          requiredMessage: { title: '必填时的说明', type: 'string', minLength: 1 },
          maxLength: { title: '最多字数', type: 'integer', minimum: 1 },
          rules: { title: '校验规则', type: 'array', items: { type: 'string', minLength: 1 } },
          multiline: { title: '多行', type: 'boolean', default: false },
          okText: { title: '确定的文字', type: 'string', minLength: 1 },
        },
      },
    },
    'recycle-bin': {
      title: '回收站',
      props: {
        title: '回收站',
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
        type: 'object',
        required: ['refresh'],
        additionalProperties: false,
        properties: {
          refresh: { title: '执行', const: true },
          clearSelection: { title: '清空勾选', type: 'boolean', default: false },
        },
      },
    },
    request: {
      title: '请求',
      props: {
        title: '请求',
        type: 'object',
        required: ['request'],
        additionalProperties: false,
        properties: {
          request: {
            title: '请求文档',
            type: 'string',
            minLength: 1,
            pattern: '^[a-z][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)+$',
            'x-expected': '文档在 schemas 文件夹里的位置，不写种类后缀，例如 sales/order',
          },
          args: { title: '参数', type: 'object' },
          quiet: { title: '成功时不提示', type: 'boolean', default: false },
        },
      },
    },
    restore: {
      title: '还原',
      props: {
        title: '还原',
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
        type: 'object',
        required: ['transition'],
        additionalProperties: false,
        properties: {
          transition: { title: '转换的名字', type: 'string', minLength: 1 },
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
