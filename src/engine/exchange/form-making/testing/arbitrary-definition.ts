import fc from 'fast-check';

import type { JsonObject, JsonValue } from '../../../../schema/json/index.ts';

/** Definitions as the original's designer creates them: every type with every option that its panel sets. */

const digits = fc.integer({ min: 1_500_000_000, max: 1_800_000_000 });
const key = fc
  .tuple(digits, fc.integer({ min: 0, max: 99_999 }))
  .map(([second, chance]) => `${second * 1000}_${chance}`);
const word = fc.constantFrom('客户', '备注', 'Name', '数量 (件)', '<b>粗</b>', 'a{b}c', '{{ $user }}', '');
const width = fc.constantFrom('', '100%', '200px');
const small = fc.integer({ min: 0, max: 100 });
const orNone = (value: fc.Arbitrary<JsonValue>, none: JsonValue) => fc.oneof(fc.constant(none), value);

type Options = Record<string, fc.Arbitrary<JsonValue>>;

function some(options: Options): fc.Arbitrary<JsonObject> {
  const each = Object.entries(options).map(([key, value]) =>
    fc.option(value, { nil: undefined }).map((made) => ({ key, made })),
  );
  return fc
    .tuple(...each)
    .map((all) => Object.fromEntries(all.flatMap(({ key, made }) => (made === undefined ? [] : [[key, made]]))));
}

const pattern = fc.constantFrom('', '^[a-z]+$', '/^\\d{3}$/', '/^x$/i', '(', '^-?\\d+$');
const dataType = fc.constantFrom('string', 'number', 'boolean', 'integer', 'float', 'url', 'email', 'hex');
const choiceValue = fc.oneof(fc.constantFrom('1', '2', '下拉框1', 'Option 1'), fc.integer({ min: 0, max: 9 }));
const choices = fc.array(
  fc.record({ value: choiceValue, label: fc.constantFrom('甲', '乙', 'Option 1') }, { requiredKeys: ['value'] }),
  { maxLength: 4 },
);
const remote: Options = {
  remote: fc.boolean(),
  remoteOptions: fc.constant([]),
  props: fc.record({ value: fc.constantFrom('value', 'id'), label: fc.constantFrom('label', 'text') }),
  remoteFunc: fc.constantFrom('', 'func_1570693512000_7', 'getOptions'),
};
const text: Options = {
  width,
  defaultValue: word,
  required: fc.boolean(),
  pattern,
  placeholder: word,
  disabled: fc.boolean(),
  maxlength: orNone(fc.integer({ min: 1, max: 200 }), -1),
  showWordLimit: fc.boolean(),
};
const picked: Options = {
  readonly: fc.boolean(),
  disabled: fc.boolean(),
  editable: fc.boolean(),
  clearable: fc.boolean(),
  placeholder: word,
  startPlaceholder: word,
  endPlaceholder: word,
  required: fc.boolean(),
  width,
};
const upload: Options = {
  defaultValue: fc.constantFrom<JsonValue[]>([], [{ key: 'a', url: 'https://x/y.png' }]),
  width,
  tokenFunc: fc.constantFrom('funcGetToken', 'mine'),
  token: fc.constantFrom('', 'abc'),
  domain: fc.constantFrom('https://tcdn.form.making.link/', 'https://img.example.com/'),
  disabled: fc.boolean(),
  length: fc.integer({ min: 1, max: 20 }),
  multiple: fc.boolean(),
  isQiniu: fc.boolean(),
  min: fc.integer({ min: 0, max: 3 }),
  action: fc.constantFrom('https://tools-server.making.link/api/transfer', '/sys/common/upload', 'javascript:alert(1)'),
};

const fields: Readonly<Record<string, Options>> = {
  input: { ...text, dataType },
  textarea: text,
  number: {
    width,
    required: fc.boolean(),
    defaultValue: orNone(small, 0),
    min: orNone(small, ''),
    max: orNone(small, ''),
    step: fc.integer({ min: 0, max: 100 }),
    disabled: fc.boolean(),
    controlsPosition: fc.constantFrom('', 'right'),
  },
  radio: {
    inline: fc.boolean(),
    defaultValue: orNone(choiceValue, ''),
    showLabel: fc.boolean(),
    options: choices,
    required: fc.boolean(),
    width,
    ...remote,
    disabled: fc.boolean(),
  },
  checkbox: {
    inline: fc.boolean(),
    defaultValue: fc.array(choiceValue, { maxLength: 2 }),
    showLabel: fc.boolean(),
    options: choices,
    required: fc.boolean(),
    width,
    ...remote,
    disabled: fc.boolean(),
  },
  time: {
    defaultValue: fc.constantFrom('21:19:56', '', '08:00:00'),
    isRange: fc.boolean(),
    arrowControl: fc.boolean(),
    format: fc.constantFrom('HH:mm:ss', 'HH:mm'),
    ...picked,
  },
  date: {
    defaultValue: fc.constantFrom('', '2026-01-31'),
    type: fc.constantFrom('year', 'month', 'date', 'dates', 'week', 'datetime', 'datetimerange', 'daterange'),
    format: fc.constantFrom('yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss', 'yyyy/MM'),
    timestamp: fc.boolean(),
    ...picked,
  },
  rate: {
    defaultValue: orNone(fc.integer({ min: 0, max: 5 }), null),
    max: fc.integer({ min: 0, max: 30 }),
    disabled: fc.boolean(),
    allowHalf: fc.boolean(),
    required: fc.boolean(),
  },
  color: {
    defaultValue: fc.constantFrom('', '#ff0000', 'rgba(0, 0, 0, 0.5)'),
    disabled: fc.boolean(),
    showAlpha: fc.boolean(),
    required: fc.boolean(),
  },
  select: {
    defaultValue: orNone(fc.oneof(choiceValue, fc.array(choiceValue, { maxLength: 2 })), ''),
    multiple: fc.boolean(),
    disabled: fc.boolean(),
    clearable: fc.boolean(),
    placeholder: word,
    required: fc.boolean(),
    showLabel: fc.boolean(),
    width,
    options: choices,
    ...remote,
    filterable: fc.boolean(),
  },
  switch: { defaultValue: fc.boolean(), required: fc.boolean(), disabled: fc.boolean() },
  slider: {
    defaultValue: orNone(fc.tuple(small, small), 0),
    disabled: fc.boolean(),
    required: fc.boolean(),
    min: small,
    max: small,
    step: small,
    showInput: fc.boolean(),
    range: fc.boolean(),
    width,
  },
  text: { defaultValue: fc.oneof(fc.constant('This is a text'), word), customClass: fc.constantFrom('', 'red') },
  blank: { defaultType: fc.constantFrom('String', 'Object', 'Array') },
  imgupload: {
    ...upload,
    size: fc.record({ width: fc.integer({ min: 10, max: 500 }), height: fc.integer({ min: 10, max: 500 }) }),
    isDelete: fc.boolean(),
    isEdit: fc.boolean(),
  },
  fileupload: { ...upload, tip: word },
  editor: { defaultValue: fc.constantFrom('', '<p onclick="alert(1)">x</p>'), width, disabled: fc.boolean() },
  cascader: {
    defaultValue: fc.array(choiceValue, { maxLength: 2 }),
    width,
    placeholder: word,
    disabled: fc.boolean(),
    clearable: fc.boolean(),
    ...remote,
    props: fc.record({ value: fc.constant('value'), label: fc.constant('label'), children: fc.constant('children') }),
  },
  divider: { contentPosition: fc.constantFrom('left', 'center', 'right'), customClass: fc.constantFrom('', 'a') },
  signature: { width },
};

/** Options of the paid edition that any field may have. */
const others: Options = {
  customClass: fc.constantFrom('', 'mine'),
  labelWidth: fc.integer({ min: 0, max: 300 }),
  isLabelWidth: fc.boolean(),
  hidden: fc.boolean(),
  dataBind: fc.boolean(),
};

interface Head {
  key: string;
  name: string;
  model: string;
  rules: JsonObject[];
  icon: string;
}

const rules = fc.array(
  fc.constantFrom<JsonObject>(
    { type: 'string', message: '客户格式不正确' },
    { type: 'email', message: 'NameInvaild format' },
    { required: true, message: '客户必须填写' },
    { required: true, message: '请填写' },
    { pattern: '^\\d+$', message: '只能是数字' },
  ),
  { maxLength: 3 },
);

function head(type: string): fc.Arbitrary<Head> {
  return fc
    .record({
      key,
      name: word,
      model: fc.constantFrom('', 'name', '__proto__', 'constructor', '1st', 'a b', '名称'),
      rules,
      icon: fc.constantFrom('icon-input', 'other'),
    })
    .map((made) => ({ ...made, model: made.model === '' ? `${type}_${made.key}` : made.model }));
}

const field: fc.Arbitrary<JsonObject> = fc
  .constantFrom(...Object.entries(fields))
  .chain(([type, options]) =>
    fc
      .tuple(head(type), some(options), some(others), fc.boolean())
      .map(([made, own, paid, isPaid]) => ({ type, ...made, options: isPaid ? { ...own, ...paid } : own })),
  );

const layout = fc.oneof(
  fc
    .record({
      made: head('grid'),
      columns: fc.array(fc.record({ span: fc.integer({ min: 0, max: 24 }), list: fc.array(field, { maxLength: 2 }) }), {
        maxLength: 4,
      }),
      options: fc.record(
        {
          gutter: fc.integer({ min: 0, max: 40 }),
          justify: fc.constantFrom('start', 'end', 'center', 'space-around', 'space-between'),
          align: fc.constantFrom('top', 'middle', 'bottom'),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ made, columns, options }): JsonObject => ({ type: 'grid', ...made, columns, options })),
  fc
    .record({
      made: head('tabs'),
      tabs: fc.array(
        fc.record({
          label: word,
          name: fc.constantFrom('tab_1', 'tab_2', ''),
          list: fc.array(field, { maxLength: 2 }),
        }),
        { maxLength: 3 },
      ),
      options: some({
        type: fc.constantFrom('', 'card', 'border-card'),
        tabPosition: fc.constantFrom('top', 'left', 'right', 'bottom'),
        customClass: fc.constant(''),
      }),
    })
    .map(({ made, tabs, options }): JsonObject => ({ type: 'tabs', ...made, tabs, options })),
  fc
    .record({
      made: head('table'),
      tableColumns: fc.array(field, { maxLength: 3 }),
      options: some({ defaultValue: fc.constant<JsonValue[]>([]), customClass: fc.constant('') }),
    })
    .map(({ made, tableColumns, options }): JsonObject => ({ type: 'table', ...made, tableColumns, options })),
);

export const anyDefinition: fc.Arbitrary<JsonObject> = fc.record({
  list: fc.array(fc.oneof(field, field, layout), { maxLength: 6 }),
  config: some({
    labelWidth: fc.oneof(
      fc.integer({ min: 0, max: 20 }).map((step) => step * 10),
      fc.constantFrom(250, -1),
    ),
    labelPosition: fc.constantFrom('left', 'right', 'top'),
    size: fc.constantFrom('medium', 'small', 'mini', 'large'),
    customClass: fc.constantFrom('', 'mine'),
  }),
});
