import { dictionaryOf, fieldPairs, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { readObjects, readString, readStrings } from '../../../src/engine/values/index.ts';
import { documentKey, type DocumentKey, type SourceDocument } from '../../../src/schema/documents/document.ts';
import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import { changedModels, type StateChange } from '../../effects/index.ts';
import { statesOf } from './states-of.ts';

export interface ValueColumn {
  model: string;
  /** The field after the change, and before it if the model had it. */
  field: ResolvedField;
  before: ResolvedField | undefined;
}

export interface RenamedValue {
  sort: 'state-renamed' | 'item-renamed';
  document: DocumentKey;
  pointer: string;
  from: string;
  to: string;
  /** True when records could already have the new value, or another value becomes it too. */
  isKnown: boolean;
  dictionary?: string;
  columns: readonly ValueColumn[];
}

/**
 * Returns the values that a change of documents renames: states and items that list a former value, and those that
 * return to a former one. They are computed once for each change.
 */
export const renamedValues = oncePerObject((change: StateChange): readonly RenamedValue[] => [
  ...renamedStates(change),
  ...renamedItems(change),
]);

function renamedStates(change: StateChange): RenamedValue[] {
  return changedModels(change).flatMap(({ before, after }): RenamedValue[] => {
    const field = after?.fields.find(({ name }) => name === after.states?.field);
    if (!before || !after || !field) return [];
    const column = { model: after.id, field, before: fieldBefore(before, after, field) };
    return renamings(formerStates(before), formerStates(after)).map((renaming) => ({
      sort: 'state-renamed',
      document: documentKey(after.id, 'model'),
      pointer: '/states/renamedFrom',
      ...renaming,
      columns: [column],
    }));
  });
}

function renamedItems(change: StateChange): RenamedValue[] {
  const { before, after } = change;
  return [...after.documents.keys()].flatMap((key): RenamedValue[] => {
    const [was, is] = [before.documents.get(key), after.documents.get(key)];
    if (is?.kind !== 'dictionary' || !was || was.hash === is.hash) return [];
    const [former, dictionary] = [was, is].map(({ id, body }) => readString(body['code']) ?? id);
    if (former === undefined || dictionary === undefined) return [];
    const items = [...formerItems(is).keys()];
    return renamings(formerItems(was), formerItems(is)).map((renaming) => ({
      sort: 'item-renamed',
      document: key,
      pointer: `/items/${items.indexOf(renaming.to)}`,
      dictionary,
      ...renaming,
      columns: columnsOf({ former, dictionary }, change),
    }));
  });
}

function columnsOf(
  { former, dictionary }: { former: string; dictionary: string },
  { before, after }: StateChange,
): ValueColumn[] {
  return fieldsWith(after.models, dictionary).flatMap(({ model, field }) => {
    const was = before.models.get(model.id);
    const known = was && fieldBefore(was, model, field);
    return known && !known.child && dictionaryOf(known) === former ? [{ model: model.id, field, before: known }] : [];
  });
}

export function fieldsWith(models: ReadonlyMap<string, ResolvedModel>, dictionary: string) {
  return [...models.values()].flatMap((model) =>
    model.fields
      .filter((field) => !field.child && field.stored !== false && dictionaryOf(field) === dictionary)
      .map((field) => ({ model, field })),
  );
}

export function fits({ type, maxLength = Infinity }: ResolvedField, value: string): boolean {
  if (type === 'integer') return /^-?\d{1,15}$/.test(value);
  if (type === 'number') return value.trim() !== '' && Number.isFinite(Number(value));
  return type !== 'boolean' && value.length <= maxLength;
}

function fieldBefore(before: ResolvedModel, after: ResolvedModel, field: ResolvedField): ResolvedField | undefined {
  return fieldPairs(before, after).find(([, now]) => now === field)?.[0];
}

type FormerValues = ReadonlyMap<string, readonly string[]>;

function formerStates(model: ResolvedModel): FormerValues {
  const { formerNames = {} } = model.states ?? {};
  return new Map(
    statesOf(model).map((state) => [state, Object.hasOwn(formerNames, state) ? (formerNames[state] ?? []) : []]),
  );
}

function formerItems({ body }: SourceDocument): FormerValues {
  return new Map(
    readObjects(body['items']).flatMap(({ item }): [string, string[]][] => {
      const value = readString(item['value']);
      return value === undefined ? [] : [[value, readStrings(item['renamedFrom'])]];
    }),
  );
}

/**
 * A value that still exists, that did not exist before, or that was listed as former before the change, is not renamed.
 */
function renamings(was: FormerValues, is: FormerValues): Pick<RenamedValue, 'from' | 'to' | 'isKnown'>[] {
  const forward = [...is].flatMap(([to, former]) =>
    former
      .filter((from) => was.has(from) && !is.has(from) && !was.get(to)?.includes(from))
      .map((from, index) => ({ from, to, isKnown: was.has(to) || index > 0 })),
  );
  const back = [...was].flatMap(([from, former]) => {
    const to = is.has(from) ? undefined : former.find((each) => is.has(each) && !was.has(each));
    return to === undefined || forward.some((each) => each.from === from) ? [] : [{ from, to, isKnown: false }];
  });
  return [...forward, ...back];
}
