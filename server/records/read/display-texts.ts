import { linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { fieldOptions } from './field-options.ts';
import { groupBy } from '../../database/index.ts';
import type { NameSource } from './name-sources.ts';
import { inNames, type UnitOfWork } from '../call/index.ts';
import { columnOf } from '../tables/index.ts';

/** Ids in one statement at most. */
const batch = 5_000;

type Texts = ReadonlyMap<string, string>;

/**
 * Adds `<field>_dictText` beside the values of dictionaries, options and references, and beside those chosen among records,
 * all of these by one query. Comma lists and arrays are translated part by part; what has no text stays as it is.
 */
export async function addTexts(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<void> {
  const chosen = await recordTexts(unit, model, records);
  for (const field of model.fields) {
    if (field.secret || field.child) continue;
    const source = unit.names(field);
    const texts = source ? chosen.get(source.id) : await optionTexts(unit, field);
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

/** The display texts of the records that these values name, by source. */
async function recordTexts(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<ReadonlyMap<string, Texts>> {
  const sources = new Map<string, { source: NameSource; keys: Set<string> }>();
  for (const field of model.fields) {
    const source = field.secret ? undefined : unit.names(field);
    if (!source) continue;
    const { keys } = sources.get(source.id) ?? { keys: new Set<string>() };
    sources.set(source.id, { source, keys });
    for (const record of records) for (const key of partsOf(record[field.name])) keys.add(key);
  }
  const texts = new Map([...sources.keys()].map((id) => [id, new Map<string, string>()]));
  const all = [...sources.values()].flatMap(({ source, keys }) => [...keys].map((key) => ({ source, key })));
  for (let start = 0; start < all.length; start += batch) {
    const some = [...groupBy(all.slice(start, start + batch), ({ source }) => source)];
    const rows = await labelRows(
      unit,
      some.map(([source, wanted]) => ({ source, keys: wanted.map(({ key }) => key) })),
    );
    for (const { source: index, key, label, deleted } of rows) {
      const known = texts.get(some[Number(index)]?.[0].id ?? '');
      // Of several records with the same key, the one that is not deleted wins.
      if (Number(deleted) === 0 || known?.has(String(key)) === false) known?.set(String(key), String(label ?? key));
    }
  }
  return texts;
}

/** The labels of records of these sources, deleted ones too, in one statement; each row says which source it is of. */
async function labelRows(unit: UnitOfWork, wanted: readonly { source: NameSource; keys: readonly string[] }[]) {
  const [first, ...others] = wanted.map(({ source: { stored, key, label }, keys }, index) => {
    const column = columnOf(stored, key);
    return unit.db
      .selectFrom(stored.table)
      .select((builder) => [
        builder.lit(index).as('source'),
        builder.cast<string>(column, 'text').as('key'),
        builder.cast<string>(columnOf(stored, label), 'text').as('label'),
        'del_flag as deleted',
      ])
      .where(inNames(unit, stored))
      .where(column, 'in', keys);
  });
  return first ? others.reduce((query, other) => query.unionAll(other), first).execute() : [];
}

async function optionTexts(unit: UnitOfWork, field: ResolvedField): Promise<Texts | undefined> {
  const items = await fieldOptions(field, (dictionary) =>
    unit.dictionaries.items(dictionary, unit.context.user.tenantId),
  );
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
