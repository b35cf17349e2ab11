import { say } from '../../../locale/index.ts';
import { isExpression } from '../../../schema/expressions/index.ts';
import { readObject, readString, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { asText, isRisky, presentMembers } from '../json-values.ts';
import { remainingMembers, type RemainingMembers } from '../remaining-members.ts';
import { optionsOf, schemaKeywords, textFor, typeOfOptions } from '../schema-keywords.ts';
import { componentOf } from './components.ts';
import { translated } from './expressions.ts';
import { readReactions } from './reactions.ts';
import type { Place, Reading } from './reading.ts';
import { keywordOf, stateOf } from './states.ts';
import { readValidators } from './validators.ts';

/**
 * Keywords that are kept without a report: the designer's own marks, and those that are read elsewhere (order and
 * names).
 */
const silent = new Set(['x-designable-id', 'x-index', 'x-compile-omitted', 'name', '_designableId', '$schema']);

const states: Readonly<Record<string, string>> = {
  'x-visible': 'visible',
  'x-hidden': 'hidden',
  'x-disabled': 'disabled',
  'x-read-only': 'readOnly',
  'x-readOnly': 'readOnly',
  readOnly: 'readOnly',
  'x-editable': 'editable',
  'x-read-pretty': 'readPretty',
  'x-display': 'display',
  'x-pattern': 'pattern',
};
const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'void']);
const formatsOfTypes: Readonly<Record<string, string>> = { date: 'date', datetime: 'date-time' };

/** Reads the keywords of one node of a schema, without its children. */
export function readKeywords(
  name: string,
  schema: JsonObject,
  place: Place,
  reading: Reading,
): { node: JsonObject; keeping: RemainingMembers } {
  const keeps = remainingMembers(schema, place.there, 'formily', reading.told, silent);
  const { widget, props, match, taken } = componentOf(schema, reading.widgets);
  const made = readObject(match?.entry.createField);
  const type = typeOf(schema, match?.counterpart.node?.type, made.type);
  const isVoid = schema.type === 'void';
  const keywords = isVoid ? readTitle(schema, keeps) : schemaKeywords(schema, keeps);
  const enums = keywords.enum ?? optionsOf(readObject(schema['x-component-props']).options);
  const numeric = type === 'string' ? typeOfOptions(enums) : undefined;
  const node: JsonObject = presentMembers({
    type: numeric ?? type,
    format: type === 'string' && numeric === undefined ? (formatOf(schema) ?? made.format) : undefined,
    ...keywords,
    enum: enums,
    ...(isVoid ? {} : validators(schema, type, keeps)),
    ...stateKeywords(schema, reading.isInRow, keeps),
    'x-component': widget,
    'x-component-props': Object.keys(props).length > 0 ? props : undefined,
    ...decorator(schema, keeps),
    ...content(schema, keeps),
    ...value(schema, reading.isInRow, keeps),
    ...reactions(schema, place, reading, keeps),
  });
  keeps.take('type');
  takeComponent(
    schema,
    widget,
    enums !== undefined && keywords.enum === undefined ? [...taken, 'options'] : taken,
    keeps,
  );
  return { node, keeping: keeps };
}

function typeOf(schema: JsonObject, ofWidget: JsonValue | undefined, made: JsonValue | undefined): string {
  if (schema.type === 'void') return 'void';
  const written = readString(schema.type) ?? '';
  const known = types.has(written) ? written : Object.hasOwn(formatsOfTypes, written) ? 'string' : undefined;
  const widgetType = readString(ofWidget);
  return widgetType ?? known ?? (made === 'void' ? 'string' : readString(made)) ?? 'string';
}

function formatOf(schema: JsonObject): string | undefined {
  const type = readString(schema.type) ?? '';
  return Object.hasOwn(formatsOfTypes, type) ? formatsOfTypes[type] : undefined;
}

function readTitle(schema: JsonObject, keeps: RemainingMembers): JsonObject {
  const title = textFor(schema.title);
  if (title !== undefined) keeps.take('title');
  return title === undefined ? {} : { title };
}

function validators(schema: JsonObject, type: string, keeps: RemainingMembers): JsonObject {
  if (schema['x-validator'] === undefined) return {};
  const { keywords, rest } = readValidators(schema['x-validator'], type);
  if (rest.length === 0) keeps.take('x-validator');
  else keeps.keep('x-validator', say('校验里有这里做不到的部分，请改用校验规则。'));
  return keywords;
}

function stateKeywords(schema: JsonObject, isInRow: boolean, keeps: RemainingMembers): JsonObject {
  const translate = (text: string) => translated(text, { dependencies: {}, isInRow });
  const found = Object.entries(states).flatMap(([key, state]) => {
    const written = schema[key];
    const read = written === undefined ? undefined : stateOf(state, written, translate);
    if (read) keeps.take(key);
    else if (written !== undefined) keeps.keep(key, say('“{key}”里的表达式这里算不出，请改写。', { key }));
    return (read ?? []).map((each) => [keywordOf(each.name), each.value] as const);
  });
  return Object.fromEntries(found);
}

function decorator(schema: JsonObject, keeps: RemainingMembers): JsonObject {
  const written = schema['x-decorator'];
  if (written === undefined || written === 'FormItem' || written === null) keeps.take('x-decorator');
  const { gridSpan, labelWidth, tooltip, ...rest } = readObject(schema['x-decorator-props']);
  const inProps = readObject(schema['x-component-props']).gridSpan;
  const span = [gridSpan, inProps].find((each) => typeof each === 'number' && each >= 1 && each <= 4);
  const width = Number.parseInt(asText(labelWidth), 10);
  const props = presentMembers({
    gridSpan: span,
    labelWidth: width >= 0 && width <= 400 ? width : undefined,
    tooltip: textFor(tooltip),
  });
  const isWhole = Object.keys(rest).length === 0 && (gridSpan === undefined || span !== undefined);
  if (isWhole) keeps.take('x-decorator-props');
  return {
    ...(written === null && { 'x-decorator': null }),
    ...(Object.keys(props).length > 0 && { 'x-decorator-props': props }),
  };
}

function content(schema: JsonObject, keeps: RemainingMembers): JsonObject {
  const text = textFor(schema['x-content']);
  if (text === undefined) return {};
  keeps.take('x-content');
  return { 'x-content': text };
}

function value(schema: JsonObject, isInRow: boolean, keeps: RemainingMembers): JsonObject {
  const written = schema['x-value'];
  if (written === undefined) return {};
  if (!isRisky(written)) {
    if (schema.default !== undefined) return {};
    keeps.take('x-value');
    return { default: written };
  }
  const text = isExpression(written) ? translated(written, { dependencies: {}, isInRow }) : undefined;
  if (text !== undefined) keeps.take('x-value');
  return text === undefined ? {} : { 'x-value': text };
}

function reactions(
  schema: JsonObject,
  { above }: Place,
  { paths, isInRow }: Reading,
  keeps: RemainingMembers,
): JsonObject {
  if (schema['x-reactions'] === undefined) return {};
  const read = readReactions(schema['x-reactions'], { above, paths, isInRow });
  if (read.rest.length === 0) keeps.take('x-reactions');
  else keeps.keep('x-reactions', say('联动里有这里做不到的部分（脚本、组件的状态），请改写。'));
  const [first] = read.reactions;
  if (!first) return {};
  return { 'x-reactions': read.reactions.length === 1 ? first : read.reactions };
}

function takeComponent(
  schema: JsonObject,
  widget: string | undefined,
  taken: readonly string[],
  keeps: RemainingMembers,
): void {
  const component = schema['x-component'];
  if (component === undefined || widget !== undefined) keeps.take('x-component');
  else keeps.keep('x-component', say('没有组件“{asText}”，按类型用默认的。', { asText: asText(component) }));
  const left = Object.keys(readObject(schema['x-component-props'])).filter(
    (prop) => !taken.includes(prop) && prop !== 'gridSpan',
  );
  if (left.length === 0) keeps.take('x-component-props');
  else keeps.keep('x-component-props', say('组件的属性 {left} 在这里不起作用。', { left: left.join(say('、')) }));
}
