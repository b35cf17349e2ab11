import { say } from '../../../locale/index.ts';
import {
  isJsonObject,
  readNumber,
  readObject,
  readString,
  toPointer,
  type JsonObject,
  type JsonValue,
} from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { own } from '../../values/index.ts';
import { widgetForCase } from '../../widgets/index.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import { freshIds, newId, type IdSource } from '../ids.ts';
import { asText, isSame } from '../json-values.ts';
import { bareName } from '../names.ts';
import { matchOfNode, type Match } from '../widgets/index.ts';
import { childrenMember, type ChildrenMember } from './children.ts';
import { textOf } from './choices.ts';
import { columnPlan, spanOf, widthOf } from './columns.ts';
import { readConfig, writtenConfig } from './config.ts';
import { readDifferences, restored } from './difference.ts';
import type { Language } from './labels.ts';
import { restore, stillNamed } from './restore.ts';
import { runsOfCells } from './runs-of-cells.ts';
import { standIn } from './stand-in.ts';
import { widgetMeaning } from './widget-meaning.ts';
import { widgetWritten, type Writing } from './widget-written.ts';

export interface ExportOptions {
  vocabulary: Vocabulary;
  ids?: IdSource;
  /** The language of the messages that the original generates; Chinese by default. */
  language?: Language;
}

export interface Exported {
  definition: JsonObject;
  /** Pointers into the form. */
  told: ExchangeReport[];
}

interface Exporting extends Writing {
  widgets: Vocabulary['widgets'];
  told: ExchangeReport[];
  keys: Set<JsonValue>;
  /** The columns of the form, which holders inside have too if they define none. */
  columns: number;
}

const notOwn = new Set(['properties', 'items', 'x-origin']);
const formOnly = ['rules', 'width', 'model'] as const;

/**
 * Writes a form, whose nodes all name their components, as a definition of the form-making designer. Parts kept by an
 * import are restored as long as they do not contradict the current form.
 */
export function writeDefinition(body: JsonObject, options: ExportOptions): Exported {
  const exporting: Exporting = {
    widgets: options.vocabulary.widgets,
    ids: options.ids ?? freshIds,
    language: options.language ?? 'zh-CN',
    told: [],
    keys: new Set(),
    columns: columnsIn(body.layout, 2),
  };
  for (const key of formOnly)
    if (body[key] !== undefined)
      exporting.told.push({ became: 'lost', pointer: `/${key}`, message: say('“{key}”，原来的格式里没有。', { key }) });
  tellColumns(body, exporting);
  const list = writeList(readObject(body.properties), '/properties', exporting);
  const written = { list: [], config: writtenConfig(body.layout) };
  const kept = readDifferences(body.origin, ['config']).filter(({ path }) => path[0] !== 'list' || list.length === 0);
  const layoutOf = (definition: JsonObject) => readConfig(readObject(definition.config));
  const definition = restore(written, kept, readObject(body.layout), layoutOf);
  return { definition: withList(definition, 'list', list), told: exporting.told };
}

/** In the original, fields are placed side by side only in a grid. */
function tellColumns({ layout, properties }: JsonObject, { told, widgets }: Exporting): void {
  const { columns = 2 } = readObject(layout);
  const takesCell = (node: JsonValue) =>
    own(widgets, readString(readObject(node)['x-component']) ?? '')?.layout !== true;
  const cells = Object.values(readObject(properties)).filter(takesCell);
  if (columns === 1 || cells.length < 2) return;
  const message = say('不在栅格里的字段排成 {asText} 列，原来的格式里一个接一个。', { asText: asText(columns) });
  told.push({ became: 'changed', pointer: '/properties', message });
}

function writeList(properties: JsonObject, pointer: string, exporting: Exporting): JsonObject[] {
  return Object.entries(properties).flatMap(([name, node]) =>
    isJsonObject(node) ? writeNode(name, node, pointer + toPointer([name]), exporting) : [],
  );
}

function writeNode(name: string, node: JsonObject, pointer: string, exporting: Exporting): JsonObject[] {
  const origin = readObject(node['x-origin']);
  if (origin.format === 'form-making' && isJsonObject(origin.whole)) return [origin.whole];
  const { widgets, told } = exporting;
  const component = readString(node['x-component']) ?? '';
  const props = readObject(node['x-component-props']);
  const match = matchOfNode('form-making', component, props, widgets);
  const inside = readObject(node.properties);
  if (match) return [writeWidget(name, node, match, pointer, exporting)];
  if (node.type === 'void' || node.type === 'object') {
    told.push({
      became: 'lost',
      pointer,
      message: say('原来的格式里没有“{component}”这样的排布，里面的字段放在外面。', { component }),
    });
    return writeInColumns(name, inside, columnsIn(props, exporting.columns), pointer, exporting);
  }
  return writeForeign(name, node, component, pointer, exporting);
}

function columnsIn(value: JsonValue | undefined, otherwise: number): number {
  return readNumber(readObject(value).columns) ?? otherwise;
}

function writeInColumns(
  name: string,
  inside: JsonObject,
  columns: number,
  pointer: string,
  exporting: Exporting,
): JsonObject[] {
  return runsOfCells(inside, columns, exporting.widgets).flatMap((run, index) => {
    if ('nodes' in run) return writeList(run.nodes, `${pointer}/properties`, exporting);
    const key = `${name}_${index + 1}`;
    const match = matchOfNode('form-making', widgetForCase('layout', exporting.widgets), {}, exporting.widgets);
    return match ? [writeWidget(key, run.grid, match, pointer, exporting)] : [];
  });
}

function writeForeign(
  name: string,
  node: JsonObject,
  component: string,
  pointer: string,
  exporting: Exporting,
): JsonObject[] {
  const found = standIn(component, node, exporting.widgets);
  const instead = found ? say('写成“{name}”', { name: found.match.name }) : say('没有写出');
  exporting.told.push({
    became: 'changed',
    pointer,
    message: say('原来的格式里没有“{component}”，{instead}。', { component, instead }),
  });
  return found ? [writeWidget(name, found.node, found.match, pointer, exporting)] : [];
}

function writeWidget(name: string, node: JsonObject, match: Match, pointer: string, exporting: Exporting): JsonObject {
  const { widgets, told } = exporting;
  const keywords = Object.fromEntries(Object.entries(node).filter(([key]) => !notOwn.has(key)));
  const member = childrenMember(match);
  const isOpen = (path: readonly string[]) => member === undefined || path[0] !== member || isEmpty(node);
  const kept = stillNamed(readDifferences(node['x-origin'], ['options']), 'model', name).filter(({ path }) =>
    isOpen(path),
  );
  const lost = (each: ExchangeReport) => told.push({ ...each, pointer: pointer + each.pointer });
  const ofWidget = ignoringColumns(keywords, member);
  const fresh = widgetWritten(name, ofWidget, match, exporting, lost);
  const written = { ...fresh, ...(member && { [member]: [] }) };
  const whole = restore(written, kept, ofWidget, (each) => widgetMeaning(each, widgets).keywords);
  const keyed = { ...whole, key: ownKey(whole.key, exporting) };
  const own = Object.hasOwn(whole, 'key') ? keyed : whole;
  return member ? withList(own, member, writeInside(member, node, match, pointer, exporting)) : own;
}

function ignoringColumns(keywords: JsonObject, member: ChildrenMember | undefined): JsonObject {
  if (member !== 'columns') return keywords;
  const { 'x-component-props': props, ...rest } = keywords;
  const { columns: _, ...others } = readObject(props);
  return Object.keys(others).length > 0 ? { ...rest, 'x-component-props': others } : rest;
}

function isEmpty(node: JsonObject): boolean {
  const inside = readObject(node.properties ?? readObject(node.items).properties);
  return Object.keys(inside).length === 0;
}

/** A key is unique in a definition, even if a node was copied. */
function ownKey(key: JsonValue | undefined, { keys, ids }: Exporting): JsonValue {
  const own = key === undefined || keys.has(key) ? newId(ids) : key;
  keys.add(own);
  return own;
}

/** Sets the list. If `whole` has something else in that place, it is kept as long as the list is empty. */
function withList(whole: JsonObject, member: string, list: JsonObject[]): JsonObject {
  return isSame(own(whole, member), []) || list.length > 0 ? { ...whole, [member]: list } : whole;
}

function writeInside(
  member: ChildrenMember,
  node: JsonObject,
  match: Match,
  pointer: string,
  exporting: Exporting,
): JsonObject[] {
  if (member === 'tableColumns')
    return writeList(readObject(readObject(node.items).properties), `${pointer}/items/properties`, exporting);
  const nodes = Object.entries(readObject(node.properties)).map(([name, each]) => [name, readObject(each)] as const);
  const place = `${pointer}/properties`;
  if (member === 'tabs') return nodes.map(([name, each]) => writeTab(name, each, place, exporting));
  const columns = readObject(node['x-component-props']).columns;
  return writeColumns(nodes, typeof columns === 'number' ? columns : 2, place, exporting);
}

type Named = readonly [name: string, node: JsonObject];

function writeTab(name: string, node: JsonObject, place: string, exporting: Exporting): JsonObject {
  const pointer = place + toPointer([name]);
  const list = isPlainLayout(node, exporting)
    ? writeList(readObject(node.properties), `${pointer}/properties`, exporting)
    : writeNode(name, node, pointer, exporting);
  const written = { label: textOf(node.title) ?? '', name: bareName(name), list: [] };
  const kept = stillNamed(readDifferences(node['x-origin'], []), 'name', name);
  const still = kept.filter(({ path: [key], value }) =>
    key === 'list' ? list.length === 0 : key !== 'label' || typeof value !== 'string' || value.length > 5_000,
  );
  return withList(restored(written, still), 'list', list);
}

function writeColumns(nodes: readonly Named[], columns: number, place: string, exporting: Exporting): JsonObject[] {
  const spans = nodes.map(([, node]) => readObject(node['x-decorator-props']).gridSpan);
  const counts = spans.map((span) => (typeof span === 'number' ? span : 1));
  const kept = nodes.map(([, node]) => readDifferences(node['x-origin'], []));
  const widths = kept.map((differences, index) => {
    const span = differences.find(({ path }) => path[0] === 'span');
    return span ? spanOf(span.value) : widthOf(counts[index] ?? 1, columns);
  });
  const plan = columnPlan(widths);
  const isAsImported = plan.columns === columns && isSame(plan.spans, counts);
  return nodes.map(([name, node], index) => {
    const pointer = place + toPointer([name]);
    const list = isPlainLayout(node, exporting)
      ? writeList(readObject(node.properties), `${pointer}/properties`, exporting)
      : writeNode(name, node, pointer, exporting);
    const written = { span: widthOf(counts[index] ?? 1, columns), list: [] };
    const still = (kept[index] ?? []).filter(({ path: [key] }) =>
      key === 'span' ? isAsImported : key !== 'list' || list.length === 0,
    );
    return withList(restored(written, still), 'list', list);
  });
}

function isPlainLayout(node: JsonObject, { widgets }: Exporting): boolean {
  const component = node['x-component'] ?? widgetForCase('layout', widgets);
  const isLayout = node.type === 'void' && component === widgetForCase('layout', widgets);
  return isLayout && readObject(node['x-component-props']).columns === 1;
}
