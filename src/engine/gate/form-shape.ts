import type { JsonObject, JsonValue } from '../../schema/json/json-value.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { own, readObject } from '../values/json-read.ts';
import { columnItem } from './column-shape.ts';
import { gateLimits } from './limits.ts';
import { checkedProps } from './props-schema.ts';
import { componentProps } from './props.ts';
import { array, below, either, map, object, oneOrManyOf, orElse, type Place, refuse, type Shape } from './shape.ts';
import { steps } from './step-shape.ts';
import * as is from './values.ts';

const count = is.number(0);
const amount = is.number();
const formats = is.choice('date', 'date-time', 'time', 'text', 'email', 'uri', null);

const component: Shape = (value, place) => {
  const { widgets } = place.gate.vocabulary;
  if (typeof value === 'string' && own(widgets, value) !== undefined) return value;
  const nearest = nearestName(String(value), Object.keys(widgets));
  return refuse(place, 'unknown-widget', `没有名为“${String(value).slice(0, 100)}”的组件。`, '已登记的组件名', nearest);
};

const option = either(
  [
    (value) => typeof value === 'object' && value !== null,
    object({ value: is.scalar, label: is.text, color: is.string, disabled: is.boolean }),
  ],
  [() => true, is.scalar],
);

const effect = object({
  state: object({
    visible: is.condition(false),
    hidden: is.condition(true),
    disabled: is.condition(true),
    readOnly: is.condition(true),
    required: is.condition(false),
    value: is.anyValue,
    title: is.text,
    description: is.text,
    dataSource: is.anyValue,
  }),
});

const reaction = object({
  target: is.fieldPath,
  dependencies: array(is.fieldPath),
  when: is.expression,
  fulfill: effect,
  otherwise: effect,
});

const reference = object({
  model: is.documentId,
  copy: map(is.fieldNameRefusal, is.fieldName),
  onDelete: is.choice('refuse', 'clear'),
  where: is.valueMap,
});

/** A permission that is not one is held by nobody. */
const nodePermission = orElse(is.permission, is.refusedPermission);

const keywords = object({
  type: is.choice('string', 'number', 'integer', 'boolean', 'array', 'object', 'void'),
  title: is.nullable(is.text),
  description: is.nullable(is.text),
  default: is.anyValue,
  enum: is.nullable(array(option)),
  format: formats,
  required: is.nullable(is.condition(false)),
  minLength: is.nullable(count),
  maxLength: is.nullable(is.number(1)),
  pattern: is.nullable(is.string),
  minimum: is.nullable(amount),
  maximum: is.nullable(amount),
  minItems: is.nullable(count),
  maxItems: is.nullable(count),
  items: (value, place) => node(value, place),
  properties: (value, place) => properties(value, place),
  'x-component': component,
  'x-component-props': componentProps,
  'x-decorator': is.choice('FormItem', null),
  'x-decorator-props': object({ gridSpan: is.number(1, 4), labelWidth: is.number(0, 400), tooltip: is.text }),
  'x-content': is.nullable(is.text),
  'x-visible': is.condition(false),
  'x-hidden': is.condition(true),
  'x-disabled': is.condition(true),
  'x-read-only': is.condition(true),
  'x-value': is.nullable(is.expression),
  'x-dict': is.nullable(is.string),
  'x-rules': is.nullable(array(is.name)),
  'x-required-message': is.nullable(is.text),
  'x-scale': is.nullable(is.number(0, 10)),
  'x-ref': is.nullable(reference),
  'x-unit': is.nullable(is.text),
  'x-permission': nodePermission,
  'x-columns': either([(value) => typeof value === 'string', is.documentId], [() => true, array(columnItem, true)]),
  'x-reactions': oneOrManyOf(reaction),
  'x-actions': map(is.fieldNameRefusal, steps),
  'x-data': is.valueMap,
});

/** One node with all below it. */
const node = (value: JsonValue, place: Place): JsonObject | undefined => {
  place.gate.nodes += 1;
  if (place.gate.nodes > gateLimits.nodes) {
    return refuse(
      place,
      'too-many-nodes',
      `节点超过 ${gateLimits.nodes} 个，这一部分没有采用。`,
      `至多 ${gateLimits.nodes} 个`,
    );
  }
  const cleaned = keywords(value, place);
  const name = cleaned?.['x-component'];
  const entry = typeof name === 'string' ? own(place.gate.vocabulary.widgets, name) : undefined;
  if (!cleaned || !entry || typeof name !== 'string' || cleaned['x-component-props'] === undefined) return cleaned;
  const at = below(place, 'x-component-props');
  const props = checkedProps(`组件“${name}”`, entry, readObject(cleaned['x-component-props']), (key) => below(at, key));
  return { ...cleaned, 'x-component-props': props };
};

/** A map of nodes: of a form, a screen, or below a node. */
export const properties: Shape = map(is.fieldNameRefusal, node);

const formRule = object({
  when: is.expression,
  message: is.text,
  field: is.fieldPath,
  severity: is.choice('error', 'warning'),
});

/** A form's body: that of a form document without its envelope, or one written inline. */
export const formBody = object({
  title: is.text,
  model: is.documentId,
  layout: object({
    labelWidth: is.number(0, 200),
    labelPosition: is.choice('left', 'right', 'top'),
    size: is.choice('medium', 'small', 'mini'),
    columns: is.number(1, 4),
    detail: is.choice('form', 'description'),
  }),
  width: is.number(300, 2000),
  rules: array(formRule, true),
  properties,
});
