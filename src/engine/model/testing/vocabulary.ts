import type { JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary, WidgetEntry } from '../../../schema/vocabulary.ts';

const entry = (properties: JsonObject, layout = false): WidgetEntry => ({
  title: '组件',
  props: { type: 'object', additionalProperties: false, properties },
  ...(layout && { layout: true as const }),
});
const text = { type: 'string' };
const whole = { type: 'integer' };
const flag = { type: 'boolean' };

export const vocabulary: Vocabulary = {
  widgets: {
    Input: entry({ maxLength: whole, placeholder: text, size: { enum: ['small', 'large'] } }),
    TextArea: entry({ maxLength: whole, rows: whole }),
    Number: entry({ scale: whole, min: { type: 'number' }, max: { type: 'number' }, unit: text }),
    Select: entry({ multiple: flag }),
    Radio: entry({}),
    Checkbox: entry({}),
    Switch: entry({}),
    Date: entry({}),
    DateTime: entry({}),
    Time: entry({}),
    DictSelect: entry({ dictionary: text, multiple: flag }),
    Reference: entry({
      model: text,
      resource: text,
      labelField: text,
      copy: { type: 'object' },
      where: { type: 'object' },
    }),
    Lines: entry({}),
    Grid: entry({ columns: whole, gap: whole }, true),
    Section: entry({}, true),
    Link: entry({ href: text, items: { type: 'array', items: { type: 'object', properties: { label: text } } } }, true),
  },
  cells: {
    text: entry({}),
    dictionary: entry({ dictionary: text, colors: { type: 'array' } }),
    date: entry({ format: text }),
    datetime: entry({ format: text }),
    money: entry({ scale: whole }),
    number: entry({ scale: whole, unit: text }),
    boolean: entry({}),
    link: entry({}),
    reference: entry({ model: text, resource: text }),
    details: entry({ fields: { type: 'array' } }),
  },
  actions: {
    confirm: { title: '确认', props: { type: 'object', required: ['confirm'], properties: { confirm: text } } },
    request: {
      title: '请求',
      props: {
        type: 'object',
        required: ['request'],
        additionalProperties: false,
        properties: { request: text, args: { type: 'object' } },
      },
    },
    refresh: { title: '刷新', props: { type: 'object', properties: { refresh: flag } } },
  },
  rules: { mobile: { title: '手机号' } },
};
