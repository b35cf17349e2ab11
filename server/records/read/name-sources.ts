import { holdsSeveral, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { readObject, readString } from '../../../src/engine/values/index.ts';
import { declarationOf } from '../../../src/engine/widgets/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { NameSource, NameSources } from '../call/index.ts';
import { columnName } from '../column-names/index.ts';
import type { ModelGraph, StoredModel } from '../tables/index.ts';
import { markFields } from './name-marks.ts';

interface Known {
  stored: ReadonlyMap<string, StoredModel>;
  graph: ModelGraph;
  pickers: (id: string) => JsonObject | undefined;
}

/**
 * Finds the sources of display texts: references, pickers, trees and searches over a table. Each is cached until the
 * document of its picker changes.
 */
export function nameSources(known: Known): NameSources {
  const found = new WeakMap<ResolvedField, { picker: JsonObject | undefined; source: NameSource | undefined }>();
  return (field) => {
    const picker = pickerOf(field, known);
    const last = found.get(field);
    if (last && last.picker === picker) return last.source;
    const source = sourceOf(field, picker, known);
    found.set(field, { picker, source });
    return source;
  };
}

function pickerOf({ component, componentProps, reference }: ResolvedField, { pickers }: Known): JsonObject | undefined {
  const { valueNames } = declarationOf(component);
  const id = valueNames?.picker === undefined || reference ? undefined : componentProps[valueNames.picker];
  return typeof id === 'string' ? pickers(id) : undefined;
}

function sourceOf(field: ResolvedField, picker: JsonObject | undefined, known: Known): NameSource | undefined {
  const { reference, component, componentProps } = field;
  if (reference)
    return named(known, known.stored.get(reference.model), 'id', undefined, isArray(field) || isMultiple(field));
  const { valueNames } = declarationOf(component);
  if (valueNames?.picker !== undefined) return ofPicker(field, picker, known);
  const table = valueNames?.table === undefined ? undefined : componentProps[valueNames.table];
  return typeof table === 'string' ? ofTable(table, known, isArray(field) || holdsSeveral(field)) : undefined;
}

/** The nodes of a tree are records of its model, shown by their label. */
function ofPicker(field: ResolvedField, body: JsonObject | undefined, known: Known): NameSource | undefined {
  const { store, multiple } = field.componentProps;
  if (!body || body.query !== undefined) return undefined;
  const tree = readObject(body.tree);
  const isTree = body.tree !== undefined && body.columns === undefined && tree.by === undefined;
  const model = readString(isTree ? (tree.model ?? body.model) : body.model);
  const key = readString(store) ?? readString(body.key) ?? 'id';
  const several = typeof multiple === 'boolean' ? multiple : body.multiple === true;
  return named(
    known,
    known.stored.get(model ?? ''),
    isTree && key === 'key' ? 'id' : key,
    isTree ? undefined : readString(body.label),
    isArray(field) || several,
  );
}

function ofTable(source: string, known: Known, isSeveral: boolean): NameSource | undefined {
  const { stored } = known;
  const [table = '', text = '', code = ''] = source.split(',').map((part) => part.trim());
  const found = stored.get(table) ?? [...stored.values()].find((one) => one.table === table);
  const [key, label] = [code, text].map((name) => found && fieldCalled(name, found.model));
  return named(known, found, key, label, isSeveral);
}

function fieldCalled(name: string, { fields }: ResolvedModel): string {
  return fields.find((field) => field.name === name || columnName(field.name) === name)?.name ?? name;
}

function named(
  { graph }: Known,
  stored: StoredModel | undefined,
  key: string | undefined,
  label: string | undefined,
  isSeveral: boolean,
): NameSource | undefined {
  if (!stored || key === undefined) return undefined;
  const name = label ?? stored.model.label;
  const isHeld = (field: string) => stored.columns.get(field)?.secret !== true && stored.columns.has(field);
  if (!isHeld(key) || stored.columns.get(key)?.type !== 'text') return undefined;
  const held = isHeld(name) ? name : key;
  const marks = held === key ? [] : markFields(graph, stored, held).filter((mark) => mark !== key);
  return { id: [stored.model.id, key, held].join(' '), stored, key, label: held, marks, isSeveral };
}

const isArray = ({ type }: ResolvedField): boolean => type === 'array';

const isMultiple = ({ componentProps }: ResolvedField): boolean => componentProps.multiple === true;
