import { linesOf, type RecordValues } from '../../src/engine/bill/index.ts';
import { optionsOf, type ResolvedField, type ResolvedModel } from '../../src/engine/model/index.ts';
import { groupBy } from './group-by.ts';
import { storedOf, tenantOf, type UnitOfWork } from './record-context.ts';
import type { StoredModel } from './stored-model.ts';

/** Ids in one statement at most. */
const batch = 5_000;

type Texts = ReadonlyMap<string, string>;

/**
 * Adds `<field>_dictText` beside the values of dictionaries, options and references, all references by one query. Comma lists and arrays are translated part by part; what has no text stays as it is.
 */
export async function addTexts(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<void> {
  const references = await referenceTexts(unit, model, records);
  for (const field of model.fields) {
    if (field.secret || field.child) continue;
    const texts = field.reference ? references.get(field.reference.model) : await optionTexts(unit, field);
    if (!texts) continue;
    for (const record of records) record[`${field.name}_dictText`] = translate(record[field.name], texts);
  }
}

/** As addTexts, for the lines too. */
export async function addTextsWithLines(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<void> {
  await addTexts(unit, model, records);
  for (const { name, child } of model.fields) {
    const lineModel = child && unit.models.get(child.model);
    if (lineModel)
      await addTextsWithLines(
        unit,
        lineModel,
        records.flatMap((record) => linesOf(record[name])),
      );
  }
}

/** The texts of all that the references of these records name, by model. */
async function referenceTexts(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<ReadonlyMap<string, Texts>> {
  const named = new Map<string, Set<string>>();
  for (const { name, reference } of model.fields) {
    if (!reference || !unit.models.has(reference.model)) continue;
    const ids = named.get(reference.model) ?? new Set();
    named.set(reference.model, ids);
    for (const record of records) for (const id of partsOf(record[name])) ids.add(id);
  }
  const texts = new Map([...named.keys()].map((id) => [id, new Map<string, string>()]));
  const all = [...named].flatMap(([modelId, ids]) => [...ids].map((id) => ({ modelId, id })));
  for (let start = 0; start < all.length; start += batch) {
    const some = [...groupBy(all.slice(start, start + batch), ({ modelId }) => modelId)];
    const rows = await labelRows(
      unit,
      some.map(([modelId, ids]) => ({ stored: storedOf(unit, modelId), ids: ids.map(({ id }) => id) })),
    );
    for (const { model: index, id, label } of rows) {
      texts.get(some[Number(index)]?.[0] ?? '')?.set(String(id), String(label ?? id));
    }
  }
  return texts;
}

/** What a person calls records of these models, deleted ones too: one statement, whose rows tell which model is meant. */
async function labelRows(unit: UnitOfWork, wanted: readonly { stored: StoredModel; ids: readonly string[] }[]) {
  const [first, ...others] = wanted.map(({ stored, ids }, index) => {
    const named = stored.columns.get(stored.model.label);
    const label = named && !named.secret ? named.name : 'id';
    return unit.db
      .selectFrom(stored.table)
      .select((builder) => [builder.lit(index).as('model'), 'id', builder.cast<string>(label, 'text').as('label')])
      .where('tenant_id', '=', tenantOf(unit, stored))
      .where('id', 'in', ids);
  });
  return first ? others.reduce((query, other) => query.unionAll(other), first).execute() : [];
}

async function optionTexts(unit: UnitOfWork, field: ResolvedField): Promise<Texts | undefined> {
  const items = await optionsOf(field, (dictionary) => unit.dictionaries.items(dictionary));
  return items && new Map(items.map((item) => [String(item.value), item.label]));
}

function translate(value: unknown, texts: Texts): string {
  const whole =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? texts.get(String(value))
      : undefined;
  return (
    whole ??
    partsOf(value)
      .map((part) => texts.get(part) ?? part)
      .join(',')
  );
}

function partsOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value.map(String) : String(value).split(',');
}
