import type { DocumentSet, SourceDocument } from '../../documents/document.ts';
import { fromPointer, isJsonObject, readAt, readString, toPointer, type JsonValue } from '../../json/index.ts';
import type { FoundReference } from '../found.ts';
import type { FieldUse, RenamedValue } from '../renamed.ts';
import { createSurroundings, type Surroundings } from '../surroundings.ts';
import { visitDocument } from '../visit-document.ts';
import {
  dictionaryOfCode,
  itemBehind,
  itemsOf,
  stateModels,
  statesIn,
  valueColumns,
  type ValueColumn,
} from './columns.ts';
import { isColumnRead } from './is-column-read.ts';
import { comparedLiterals, resultLiterals, type LiteralPlace } from './literals.ts';
import { besideField, textUses } from './texts.ts';

/**
 * Returns every place where documents name that value: as a state, as a value of a field, and in comparisons and
 * results of expressions.
 */
export function valueUses(documents: DocumentSet, renamed: RenamedValue): { uses: FieldUse[]; unsure: FieldUse[] } {
  const value = itemBehind(documents, renamed);
  const columns = valueColumns(documents, value);
  const models = stateModels(documents, columns);
  const around = { documents, value, columns, models, surroundings: createSurroundings(documents) };
  const found = [...documents.keys()].flatMap((key) => {
    const document = documents.get(key);
    return document ? [usesInDocument(document, around)] : [];
  });
  return { uses: found.flatMap(({ uses }) => uses), unsure: found.flatMap(({ unsure }) => unsure) };
}

/** Returns the state or dictionary item whose value is the text at the pointer. */
export function valueAtPointer(
  documents: DocumentSet,
  document: SourceDocument,
  pointer: string,
): RenamedValue | undefined {
  const name = readString(readAt(document.body, fromPointer(pointer)));
  if (name === undefined) return undefined;
  const code = readString(document.body['code']);
  if (document.kind === 'dictionary' && code !== undefined && /^\/items\/\d+\/value$/.test(pointer))
    return { sort: 'item', dictionary: code, name };
  let found: RenamedValue | undefined;
  visitDocument(document, documents, {
    reference(named) {
      if (named.sort === 'state' && !named.atKey && named.pointer === pointer)
        found = { sort: 'state', model: named.model, name };
    },
  });
  return found;
}

interface Around {
  documents: DocumentSet;
  value: RenamedValue;
  columns: readonly ValueColumn[];
  models: ReadonlySet<string>;
  surroundings: Surroundings;
}

function usesInDocument(document: SourceDocument, { documents, value, columns, models, surroundings }: Around) {
  const uses = new Map<string, FieldUse>();
  const unsure: FieldUse[] = [];
  const add = (use: Omit<FieldUse, 'document'>): void =>
    void uses.set(`${use.pointer} ${use.atKey} ${use.start}`, { document: document.key, ...use });
  const { name } = value;
  const assigned = new Set<string>();
  const expressions: { text: string; pointer: string; start: number }[] = [];
  const isColumn = (named: FoundReference): boolean =>
    named.sort === 'field' && columns.some(({ model, field }) => model === named.model && field === named.name);
  visitDocument(document, documents, {
    reference(named) {
      const { pointer, atKey, start, end } = named;
      if (named.sort === 'state' && named.name === name && models.has(named.model))
        add({ pointer, atKey, start, end, renamed: (to) => to });
      if (!isColumn(named)) return;
      const path = atKey ? fromPointer(pointer) : fromPointer(pointer).slice(0, -1);
      const here: JsonValue = readAt(document.body, path) ?? null;
      if (atKey) assigned.add(pointer);
      for (const use of atKey ? textUses(here, toPointer(path), name) : besideField(here, toPointer(path), name))
        add(use);
    },
    expression(found) {
      expressions.push(found);
      for (const literal of comparedLiterals(found.text)) {
        if (literal.value !== name) continue;
        const read = isColumnRead(literal.reads, found, document.key, columns, surroundings);
        if (read === 'yes') add(literalUse(found, literal));
        if (read === 'unsure') unsure.push({ document: document.key, ...literalUse(found, literal) });
      }
    },
  });
  for (const found of expressions)
    if (assigned.has(found.pointer))
      for (const literal of resultLiterals(found.text)) if (literal.value === name) add(literalUse(found, literal));
  for (const use of declaredUses(document, value, columns)) add(use);
  return { uses: [...uses.values()], unsure: unsure.filter((use) => !uses.has(`${use.pointer} false ${use.start}`)) };
}

function literalUse(found: { pointer: string; start: number }, { start, end, quote }: LiteralPlace) {
  return {
    pointer: found.pointer,
    atKey: false,
    start: found.start + start,
    end: found.start + end,
    renamed: (to: string) => quote + to.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote,
  };
}

function declaredUses(document: SourceDocument, value: RenamedValue, columns: readonly ValueColumn[]) {
  const { name } = value;
  const whole = { atKey: false, start: 0, end: name.length, renamed: (to: string) => to };
  if (document.kind === 'dictionary') {
    if (value.sort !== 'item' || document.body['code'] !== value.dictionary) return [];
    return itemsOf(document).flatMap((each, index) =>
      each === name ? [{ pointer: `/items/${index}/value`, ...whole }] : [],
    );
  }
  if (document.kind !== 'model') return [];
  return columns
    .filter(({ model }) => model === document.id)
    .flatMap(({ field }) => {
      const path = ['schema', 'properties', field];
      const node = readAt(document.body, path);
      return isJsonObject(node) ? besideField(node, toPointer(path), name) : [];
    });
}

/** True if the documents define the value. */
export function isKnownValue(documents: DocumentSet, renamed: RenamedValue): boolean {
  const value = itemBehind(documents, renamed);
  if (value.sort === 'item') return itemsOf(dictionaryOfCode(documents, value.dictionary)).includes(value.name);
  return statesOf(documents, value.model).has(value.name);
}

/** Returns the states that a model names. */
export function statesOf(documents: DocumentSet, model: string): ReadonlySet<string> {
  const { initial, editable, deletable, transitions } = statesIn(documents, model);
  const found = new Set<string>();
  const add = (each: JsonValue | undefined): void => {
    for (const text of Array.isArray(each) ? each : [each]) if (typeof text === 'string') found.add(text);
  };
  for (const each of [initial, editable, deletable]) add(each);
  for (const transition of Array.isArray(transitions) ? transitions : [])
    if (isJsonObject(transition)) for (const each of [transition['from'], transition['to']]) add(each);
  return found;
}
