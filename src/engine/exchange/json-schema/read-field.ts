import { say } from '../../../locale/index.ts';
import { isJsonObject, readObject, readString, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { presentMembers } from '../json-values.ts';
import { uniqueNames } from '../names.ts';
import { remainingMembers, type RemainingMembers } from '../remaining-members.ts';
import { schemaKeywords, textFor, typeOfOptions } from '../schema-keywords.ts';
import { matchOf, propsRead } from '../widgets/index.ts';
import { choicesOf } from './choices.ts';
import type { Part, Reading } from './reading.ts';
import { isEndless, refersTo, resolvedSchema, typeOf } from './resolved-schema.ts';
import { uiOptions } from './ui-options.ts';

const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object']);
const usualWidgets = new Set(['text', 'select', 'checkbox', 'TextWidget']);
const silent = new Set(['$id', '$comment', 'definitions', '$defs', 'uniqueItems', 'additionalProperties', 'examples']);

/** Reads a field of a schema as a node, with its children. */
export function readField(part: Part, isRequired: boolean, reading: Reading): JsonObject {
  const { schema, there } = part;
  const ui = uiOptions(part.ui);
  const keeps = remainingMembers(schema, there, 'json-schema', reading.told, silent);
  const type = typeOf(schema) ?? 'string';
  keeps.take('type');
  if (type === 'object') return readObjectField(part, ui, keeps, reading);
  const items = isJsonObject(schema.items) ? resolvedSchema(schema.items, reading.root, reading.budget) : undefined;
  const isRows = type === 'array' && items !== undefined && typeOf(items) === 'object';
  const choices = choicesOf(type === 'array' && items ? items : schema, ui);
  const keywords = schemaKeywords(schema, keeps);
  for (const key of type === 'array' ? ['items'] : (choices?.taken ?? [])) keeps.take(key);
  const numeric = type === 'string' && choices ? typeOfOptions(choices.options) : undefined;
  const node = presentMembers({
    type: numeric ?? (types.has(type) ? type : 'string'),
    ...keywords,
    enum: choices?.options,
    required: isRequired && type !== 'boolean' ? true : undefined,
    ...readStates(schema, keeps),
    ...readUi(part, ui, { type, isSeveral: choices !== undefined && type === 'array' }, keeps, reading),
    items: isRows ? readRows(part, items, reading) : undefined,
  });
  return presentMembers({ ...node, 'x-origin': originOf(part, keeps) });
}

function readObjectField(part: Part, ui: JsonObject, keeps: RemainingMembers, reading: Reading): JsonObject {
  keeps.take('title', 'description', 'properties', 'required');
  const properties = reading.readInside(part, { ...reading, names: uniqueNames() });
  const title = textFor(ui.title) ?? textFor(part.schema.title);
  tellUi(part, ui, new Set(['title', 'order', 'description']), reading);
  return presentMembers({ type: 'object', title, ...hidden(ui), properties, 'x-origin': originOf(part, keeps) });
}

function readRows(part: Part, items: JsonObject, reading: Reading): JsonObject {
  const written = readObject(part.schema.items);
  const ref = refersTo(written);
  if (isEndless(ref, part, reading)) return { type: 'object', properties: {} };
  const inside = ref === undefined ? part.inside : [...part.inside, ref];
  const row = {
    schema: items,
    ui: readObject(part.ui.items),
    there: `${part.there}/items`,
    uiThere: `${part.uiThere}/items`,
    here: `${part.here}/items`,
    inside,
  };
  return { type: 'object', properties: reading.readInside(row, { ...reading, names: uniqueNames() }) };
}

function readStates({ readOnly, const: only }: JsonObject, keeps: RemainingMembers): JsonObject {
  if (readOnly !== undefined) keeps.take('readOnly');
  const isFixed = only !== undefined && (only === null || typeof only !== 'object');
  if (isFixed) keeps.take('const');
  return { ...(isFixed && { default: only }), ...((readOnly === true || isFixed) && { 'x-read-only': true }) };
}

function hidden({ widget }: JsonObject): JsonObject {
  return widget === 'hidden' ? { 'x-hidden': true } : {};
}

function readUi(
  part: Part,
  ui: JsonObject,
  { type, isSeveral }: { type: string; isSeveral: boolean },
  keeps: RemainingMembers,
  reading: Reading,
): JsonObject {
  const { format } = part.schema;
  const isFile = format === 'data-url' || readObject(part.schema.items).format === 'data-url';
  if (format === 'data-url' || format === 'color') keeps.take('format');
  const byFormat = isFile ? 'file' : format === 'color' ? 'color' : isSeveral ? 'checkboxes' : undefined;
  const name = readString(ui.widget) ?? byFormat;
  const options: JsonObject = { ...ui };
  const match =
    name === undefined || (usualWidgets.has(name) && !isSeveral && type !== 'boolean')
      ? undefined
      : matchOf('json-schema', name, reading.widgets, (path) => options[path]);
  const read = match
    ? propsRead(match, options)
    : { props: placeholderOf(ui, type), taken: ['placeholder'], refused: [] };
  const fixed = match ? readObject(match.counterpart.node) : {};
  const used = new Set([
    ...read.taken,
    'title',
    'description',
    'help',
    'disabled',
    'readonly',
    'enumNames',
    'order',
    'placeholder',
  ]);
  if (match || name === 'hidden' || (name !== undefined && usualWidgets.has(name))) used.add('widget');
  tellUi(part, ui, used, reading);
  const help = textFor(ui.description) ?? textFor(ui.help);
  const title = textFor(ui.title);
  return presentMembers({
    ...(match && fixed),
    ...(title !== undefined && { title }),
    ...(help !== undefined && { description: help }),
    ...hidden(ui),
    'x-disabled': ui.disabled === true ? true : undefined,
    ...(ui.readonly === true && { 'x-read-only': true }),
    'x-component': match?.widget,
    'x-component-props': Object.keys(read.props).length > 0 ? read.props : undefined,
  });
}

function placeholderOf({ placeholder }: JsonObject, type: string): JsonObject {
  const text = textFor(placeholder);
  return text === undefined || text.includes('{{') || type === 'boolean' ? {} : { placeholder: text };
}

function tellUi({ uiThere }: Part, ui: JsonObject, used: ReadonlySet<string>, { told }: Reading): void {
  for (const key of Object.keys(ui))
    if (!used.has(key))
      told.push({
        became: 'kept',
        pointer: `${uiThere}/ui:${key}`,
        message: say('“ui:{key}”在这里不起作用。', { key }),
      });
}

function originOf({ ui }: Part, keeps: RemainingMembers): JsonObject | undefined {
  const origin = keeps.origin();
  const own = Object.entries(ui).filter(([key]) => key.startsWith('ui:'));
  const kept: JsonValue | undefined = origin?.kept;
  if (!origin && own.length === 0) return undefined;
  return presentMembers({
    format: 'json-schema',
    kept: isJsonObject(kept) && Object.keys(kept).length > 0 ? kept : undefined,
    ui: own.length > 0 ? Object.fromEntries(own) : undefined,
  });
}
