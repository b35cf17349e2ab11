import { linesOf, type RecordValues } from '../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../src/engine/model/resolved-model.ts';
import { storedOf, tenantOf, type UnitOfWork } from './record-context.ts';

/** Ids in one statement at most. */
const batch = 5_000;

type Texts = ReadonlyMap<string, string>;

/**
 * Adds `<field>_dictText` beside the values of dictionaries, options and references, one query for each model that is
 * referred to. Comma lists and arrays are translated part by part; what has no text stays as it is.
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

/** What a person calls each of those records, by id; records that are deleted too. */
export async function labelsOf(unit: UnitOfWork, modelId: string, ids: readonly string[]): Promise<Texts> {
  const stored = storedOf(unit, modelId);
  const named = stored.columns.get(stored.model.label);
  const label = named && !named.secret ? named.name : 'id';
  const texts = new Map<string, string>();
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await unit.db
      .selectFrom(stored.table)
      .select(['id', label])
      .where('tenant_id', '=', tenantOf(unit, stored))
      .where('id', 'in', ids.slice(start, start + batch))
      .execute();
    for (const row of rows) texts.set(String(row['id']), String(row[label] ?? row['id']));
  }
  return texts;
}

async function referenceTexts(unit: UnitOfWork, model: ResolvedModel, records: readonly RecordValues[]) {
  const ids = new Map<string, Set<string>>();
  for (const { name, reference } of model.fields) {
    if (!reference || !unit.models.has(reference.model)) continue;
    const known = ids.get(reference.model) ?? new Set();
    ids.set(reference.model, known);
    for (const record of records) for (const id of partsOf(record[name])) known.add(id);
  }
  const texts = new Map<string, Texts>();
  const all = [...ids].map(async ([id, named]) => texts.set(id, await labelsOf(unit, id, [...named])));
  await Promise.all(all);
  return texts;
}

async function optionTexts(unit: UnitOfWork, { options, dictionary }: ResolvedField): Promise<Texts | undefined> {
  const items = options ?? (dictionary === undefined ? undefined : await unit.dictionaries.items(dictionary));
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
