import {
  defaultValue,
  renamedFields,
  type ResolvedField,
  type ResolvedModel,
} from '../../../src/engine/model/index.ts';
import type { JsonValue } from '../../../src/schema/json/index.ts';
import { type DocumentKey, documentKey } from '../../../src/schema/documents/document.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { changedModels, type Effect, type EffectSource, type StateChange } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { acceptValues } from '../save/index.ts';
import { columnOf, type StoredModel, storedModel, toColumn } from '../tables/index.ts';

/** A field whose records that lack a value get one. */
interface Missing {
  /** As the tables are before the change; undefined for a new model, which has no records. */
  before: StoredModel;
  after: StoredModel;
  field: ResolvedField;
  value: JsonValue;
}

/**
 * Fills the defaults of fields that become required, and the first state of models that get states, into records that
 * have none. `clock` gives the wall-clock time for defaults such as `{{ $today }}`.
 */
export function defaultEffects(clock: () => string): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const missing of missingDefaults(change, clock())) effects.push(...(await effectOf(db, missing)));
      return effects;
    },
    async apply({ transaction, change, effects }) {
      const ids = new Set(effects.map(({ id }) => id));
      for (const missing of missingDefaults(change, clock())) {
        const { after, field, value } = missing;
        if (!ids.has(idOf(missing))) continue;
        const column = after.columns.get(field.name);
        if (!column) continue;
        await transaction
          .updateTable(after.table)
          .set({ [column.name]: toColumn(column, value) })
          .where(column.name, 'is', null)
          .execute();
      }
      return undefined;
    },
  };
}

function missingDefaults(change: StateChange, now: string): Missing[] {
  return changedModels(change).flatMap(({ before, after }) => {
    if (!before || !after || before.table !== after.table) return [];
    const stored = { before: storedModel(before), after: storedModel(after) };
    return after.fields.flatMap((field): Missing[] => {
      if (field.child || !becomesNeeded(before, after, field)) return [];
      const given = field.name === after.states?.field ? after.states.initial : defaultValue(field, { now });
      const value = acceptValues([field], { [field.name]: given ?? null })[field.name];
      return isValue(value) ? [{ ...stored, field, value }] : [];
    });
  });
}

/** Whether records without a value could be saved before, and cannot or do not work now. */
function becomesNeeded(before: ResolvedModel, after: ResolvedModel, field: ResolvedField): boolean {
  const was = fieldBefore(before, after, field);
  if (field.name === after.states?.field) return before.states?.field !== (was?.name ?? field.name);
  return field.required && !was?.required;
}

/** The field that a field was, under its name or another one. */
function fieldBefore(before: ResolvedModel, after: ResolvedModel, { name }: ResolvedField): ResolvedField | undefined {
  const renamed = renamedFields(before, after).find((each) => each.after.name === name)?.before;
  return before.fields.find((each) => each.name === name) ?? renamed;
}

function isValue(value: unknown): value is Exclude<JsonValue, null> {
  return value !== null && value !== undefined;
}

function idOf({ after, field }: Missing): string {
  return `default:${after.model.id}.${field.name}`;
}

async function effectOf(db: DynamicKysely, missing: Missing): Promise<Effect[]> {
  const { before, after, field, value } = missing;
  const { id: model, title } = after.model;
  const known = fieldBefore(before.model, after.model, field)?.name;
  const column = known === undefined ? undefined : before.columns.get(known)?.name;
  const empty =
    column === undefined ? db.selectFrom(before.table) : db.selectFrom(before.table).where(column, 'is', null);
  const counted = await empty.select((builder) => builder.fn.countAll().as('rows')).executeTakeFirst();
  const rows = Number(counted?.['rows'] ?? 0);
  if (rows === 0) return [];
  const named = before.model.fields.some(({ name }) => name === before.model.label);
  const label = named ? columnOf(before, before.model.label) : 'id';
  const some = await empty.select(`${label} as label`).orderBy('id').limit(3).execute();
  const document: DocumentKey = documentKey(model, 'model');
  return [
    {
      ...{ id: idOf(missing), sort: 'default', document, pointer: field.pointer, model, field: field.name, rows },
      samples: some.map((row) => ({ record: String(row['label'] ?? ''), before: null, after: value })),
      message: say('“{title}”的 {rows} 条记录没有“{field}”，填为 {value}。', {
        ...{ title, rows, field: field.title, value: String(value) },
      }),
    },
  ];
}
