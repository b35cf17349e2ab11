import { holdsSeveral, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { declarationOf } from '../../../src/engine/widgets/index.ts';
import { readObject, readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { columnName, type StoredModel } from '../tables/index.ts';

/** The records that a field's values are chosen from. */
export interface NameSource {
  /** Identifies the source. */
  id: string;
  stored: StoredModel;
  /** The field of the chosen record that is stored as the value. */
  key: string;
  /** The field that is shown. */
  label: string;
  /** Whether a value may hold several keys. */
  isSeveral: boolean;
}

/** The source of a field's display texts; undefined where its values are not chosen among records. */
export type NameSources = (field: ResolvedField) => NameSource | undefined;

interface Known {
  stored: ReadonlyMap<string, StoredModel>;
  /** The body of a picker document. */
  pickers: (id: string) => JsonObject | undefined;
}

/**
 * Finds the sources of display texts: references, pickers, trees and searches over a table; each once, until the
 * document of its picker is another one.
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
  if (reference) return named(known.stored.get(reference.model), 'id', undefined, isArray(field) || isMultiple(field));
  const { valueNames } = declarationOf(component);
  if (valueNames?.picker !== undefined) return ofPicker(field, picker, known);
  const table = valueNames?.table === undefined ? undefined : componentProps[valueNames.table];
  return typeof table === 'string' ? ofTable(table, known, isArray(field) || holdsSeveral(field)) : undefined;
}

/** The nodes of a tree are records of its model, shown by their label. */
function ofPicker(field: ResolvedField, body: JsonObject | undefined, { stored }: Known): NameSource | undefined {
  const { store, multiple } = field.componentProps;
  if (!body || body.query !== undefined) return undefined;
  const tree = readObject(body.tree);
  const isTree = body.tree !== undefined && body.columns === undefined && tree.by === undefined;
  const model = readString(isTree ? (tree.model ?? body.model) : body.model);
  const key = readString(store) ?? readString(body.key) ?? 'id';
  const several = typeof multiple === 'boolean' ? multiple : body.multiple === true;
  return named(
    stored.get(model ?? ''),
    isTree && key === 'key' ? 'id' : key,
    isTree ? undefined : readString(body.label),
    isArray(field) || several,
  );
}

/** `table,text,code`, by the names of fields or columns. */
function ofTable(source: string, { stored }: Known, isSeveral: boolean): NameSource | undefined {
  const [table = '', text = '', code = ''] = source.split(',').map((part) => part.trim());
  const found = stored.get(table) ?? [...stored.values()].find((one) => one.table === table);
  return named(found, found && fieldCalled(code, found.model), found && fieldCalled(text, found.model), isSeveral);
}

function fieldCalled(name: string, { fields }: ResolvedModel): string {
  return fields.find((field) => field.name === name || columnName(field.name) === name)?.name ?? name;
}

function named(
  stored: StoredModel | undefined,
  key: string | undefined,
  label: string | undefined,
  isSeveral: boolean,
): NameSource | undefined {
  if (!stored || key === undefined) return undefined;
  const name = label ?? stored.model.label;
  const isHeld = (field: string) => stored.columns.get(field)?.secret !== true && stored.columns.has(field);
  if (!isHeld(key) || stored.columns.get(key)?.type !== 'text') return undefined;
  // Without a stored, readable label the key is shown.
  const held = isHeld(name) ? name : key;
  return { id: [stored.model.id, key, held].join(' '), stored, key, label: held, isSeveral };
}

const isArray = ({ type }: ResolvedField): boolean => type === 'array';

const isMultiple = ({ componentProps }: ResolvedField): boolean => componentProps.multiple === true;
