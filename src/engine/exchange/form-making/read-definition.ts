import { say } from '../../../locale/index.ts';
import { isJsonObject, readObject, readString, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { widgetForCase } from '../../widgets/index.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import { freshIds, newId } from '../ids.ts';
import type { Imported, ImportOptions } from '../imported.ts';
import { presentMembers } from '../json-values.ts';
import { bareName, uniqueNames, type Names } from '../names.ts';
import { childrenMember, type ChildrenMember } from './children.ts';
import { columnPlan, spanOf, widthOf, type ColumnPlan } from './columns.ts';
import { readConfig, writtenConfig } from './config.ts';
import { differences, printDifferences } from './difference.ts';
import { widgetMeaning } from './widget-meaning.ts';
import { widgetWritten, type Writing } from './widget-written.ts';

interface Reading extends Writing {
  widgets: Vocabulary['widgets'];
  told: ExchangeReport[];
  names: Names;
  places: Map<string, string>;
}

interface Place {
  there: string;
  here: string;
}

/**
 * Parses a definition of the form-making designer (FM 1.2.13, `{ list, config }`) as a form. Members without a meaning
 * here are kept in `origin` and `x-origin` if an export would write them differently.
 */
export function readDefinition(definition: JsonObject, options: ImportOptions): Imported {
  const reading: Reading = {
    widgets: options.vocabulary.widgets,
    ids: options.ids ?? freshIds,
    language: 'zh-CN',
    told: [],
    names: uniqueNames(),
    places: new Map(),
  };
  const { list, ...rest } = definition;
  const tell = (pointer: string, message: string) =>
    reading.told.push({ became: 'kept', pointer, message: say('{message}。', { message }) });
  const layout = readConfig(readObject(rest.config), tell);
  for (const key of Object.keys(rest)) if (key !== 'config') tell(`/${key}`, say('“{key}”在这里不起作用', { key }));
  const properties = readList(list, { there: '/list', here: '/properties' }, reading);
  const original = Array.isArray(list) ? { ...definition, list: [] } : definition;
  const origin = printDifferences(differences(original, { list: [], config: writtenConfig(layout) }));
  return {
    body: presentMembers({ layout, properties, origin }),
    told: reading.told,
    places: reading.places,
  };
}

function readList(list: JsonValue | undefined, place: Place, reading: Reading): JsonObject {
  const items = Array.isArray(list) ? list : [];
  const nodes = items.flatMap((item, index) => {
    const there = `${place.there}/${index}`;
    if (isJsonObject(item)) return [readWidget(item, { ...place, there }, reading)];
    reading.told.push({ became: 'lost', pointer: there, message: say('这里应是一个字段，写成 { … }。') });
    return [];
  });
  return Object.fromEntries(nodes);
}

function readWidget(widget: JsonObject, place: Place, reading: Reading): [string, JsonObject] {
  const { match, keywords, told } = widgetMeaning(widget, reading.widgets);
  const name = nameOf(widget, keywords.type === 'void', reading);
  const here = `${place.here}/${name}`;
  reading.places.set(here, place.there);
  for (const each of told) reading.told.push({ ...each, pointer: place.there + each.pointer });
  if (!match) return [name, unknown(widget, keywords, place, reading)];
  const member = childrenMember(match);
  const list = member === undefined ? undefined : widget[member];
  const { items, columns } = member ? readInside(member, list, { name, here, there: place.there }, reading) : {};
  const own = member && Array.isArray(list) ? { ...widget, [member]: [] } : widget;
  const node = columns === undefined ? keywords : withColumns(keywords, columns);
  const written = { ...widgetWritten(name, keywords, match, reading, () => {}), ...(member && { [member]: [] }) };
  return [name, presentMembers({ ...node, ...items, 'x-origin': printDifferences(differences(own, written)) })];
}

function withColumns(keywords: JsonObject, columns: number): JsonObject {
  return { ...keywords, 'x-component-props': { ...readObject(keywords['x-component-props']), columns } };
}

function nameOf({ model, type, key }: JsonObject, isLayout: boolean, { names, ids }: Reading): string {
  const made = `${readString(type) ?? 'widget'}_${readString(key) ?? newId(ids)}`;
  const wanted = typeof model === 'string' && model !== '' ? model : made;
  return names.take(isLayout ? `_${wanted}` : wanted);
}

function unknown(widget: JsonObject, keywords: JsonObject, { there }: Place, { told }: Reading): JsonObject {
  const type = readString(widget.type) ?? '';
  told.push({
    became: 'kept',
    pointer: there,
    message: say('没有与“{type}”对应的组件，原样保留在一个空位里。', { type }),
  });
  return { ...keywords, 'x-origin': { format: 'form-making', whole: widget } };
}

type Inside = { items?: JsonObject; columns?: number };

function readInside(
  member: ChildrenMember,
  list: JsonValue | undefined,
  place: Place & { name: string },
  reading: Reading,
): Inside {
  const there = `${place.there}/${member}`;
  if (member === 'tableColumns') {
    const properties = readList(
      list,
      { here: `${place.here}/items/properties`, there },
      { ...reading, names: uniqueNames() },
    );
    return { items: { items: { type: 'object', properties } } };
  }
  const inside = { here: `${place.here}/properties`, there };
  const panes = (Array.isArray(list) ? list : []).map((pane) => readObject(pane));
  if (member === 'tabs') return { items: { properties: readTabs(panes, { ...place, ...inside }, reading) } };
  const plan = columnPlan(panes.map(({ span }) => spanOf(span)));
  if (!plan.isExact)
    reading.told.push({ became: 'kept', pointer: there, message: say('列宽取最接近的，栅格这里最多四等分。') });
  const properties = panes.map((pane, index) => readColumn(pane, index, plan, { ...place, ...inside }, reading));
  return { items: { properties: Object.fromEntries(properties) }, columns: panes.length === 0 ? 2 : plan.columns };
}

function readColumn(
  column: JsonObject,
  index: number,
  plan: ColumnPlan,
  place: Place & { name: string },
  reading: Reading,
): [string, JsonObject] {
  const there = `${place.there}/${index}`;
  const { list } = column;
  const name = reading.names.take(`${place.name}_${index + 1}`);
  const here = `${place.here}/${name}/properties`;
  const span = plan.spans[index] ?? 1;
  const node: JsonObject = {
    type: 'void',
    'x-component': widgetForCase('layout', reading.widgets),
    'x-component-props': { columns: 1 },
    ...(span > 1 && { 'x-decorator-props': { gridSpan: span } }),
    properties: readList(list, { here, there: `${there}/list` }, reading),
  };
  const origin = printDifferences(differences(column, { span: widthOf(span, plan.columns), list: list ?? [] }));
  return [name, presentMembers({ ...node, 'x-origin': origin })];
}

function readTabs(panes: JsonObject[], place: Place & { name: string }, reading: Reading): JsonObject {
  const tabs = panes.map((pane, index): [string, JsonObject] => {
    const { list, label, name, ...rest } = pane;
    const there = `${place.there}/${index}`;
    const taken = reading.names.take(`_${readString(name) || `tab_${index + 1}`}`);
    const title = readString(label);
    const here = `${place.here}/${taken}/properties`;
    const written = { label: title ?? '', name: bareName(taken), list: list ?? [] };
    const node: JsonObject = {
      type: 'void',
      ...(title !== undefined && title.length <= 5_000 && { title }),
      'x-component': widgetForCase('layout', reading.widgets),
      'x-component-props': { columns: 1 },
      properties: readList(list, { here, there: `${there}/list` }, reading),
    };
    for (const key of Object.keys(rest))
      reading.told.push({
        became: 'kept',
        pointer: `${there}/${key}`,
        message: say('“{key}”在这里不起作用。', { key }),
      });
    return [taken, presentMembers({ ...node, 'x-origin': printDifferences(differences(pane, written)) })];
  });
  return Object.fromEntries(tabs);
}
