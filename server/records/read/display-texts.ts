import { linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { markKey, textKey } from '../../../src/engine/values/index.ts';
import { groupBy } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { inNames, type NameSource, type UnitOfWork } from '../call/index.ts';
import { columnOf } from '../tables/index.ts';
import { fieldOptions } from './field-options.ts';
import { isNameable } from './list-conditions.ts';
import { markColumn } from './name-marks.ts';

const batch = 5_000;

type Texts = ReadonlyMap<string, string>;

interface Names {
  texts: Map<string, string>;
  marks: Map<string, string>;
}

/**
 * Adds `<field>_dictText` to records for values of dictionaries, options and references, and for values chosen among
 * records (one query for all). If several records have the same name, `<field>_dictMark` distinguishes them. Comma
 * lists and arrays are translated item by item; values without a text are not changed. The text of a record that data
 * rules hide from the caller is a fixed sentence.
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
    const named = source && chosen.get(source.id);
    const texts = source ? named?.texts : await optionTexts(unit, field);
    if (!texts) continue;
    for (const record of records) {
      const value = record[field.name];
      record[textKey(field.name)] = translate(value, texts);
      const mark = named && markOf(value, named);
      if (mark !== undefined) record[markKey(field.name)] = mark;
    }
  }
}

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

async function recordTexts(
  unit: UnitOfWork,
  model: ResolvedModel,
  records: readonly RecordValues[],
): Promise<ReadonlyMap<string, Names>> {
  const sources = new Map<string, { source: NameSource; keys: Set<string> }>();
  for (const field of model.fields) {
    const source = field.secret ? undefined : unit.names(field);
    if (!source) continue;
    const { keys } = sources.get(source.id) ?? { keys: new Set<string>() };
    sources.set(source.id, { source, keys });
    for (const record of records) for (const key of partsOf(record[field.name])) keys.add(key);
  }
  const wanted = [...sources.values()].map(({ source, keys }) => ({ source, keys: [...keys] }));
  return namesOf(unit, wanted);
}

export async function namesOf(
  unit: UnitOfWork,
  wanted: readonly { source: NameSource; keys: readonly string[] }[],
): Promise<ReadonlyMap<string, Names>> {
  const names = new Map(
    wanted.map(({ source }) => [source.id, { texts: new Map<string, string>(), marks: new Map<string, string>() }]),
  );
  const all = wanted.flatMap(({ source, keys }) => keys.map((key) => ({ source, key })));
  for (let start = 0; start < all.length; start += batch) {
    const some = [...groupBy(all.slice(start, start + batch), ({ source }) => source)];
    const rows = await labelRows(
      unit,
      some.map(([source, keys]) => ({ source, keys: keys.map(({ key }) => key) })),
    );
    for (const { source: index, key, label, mark, deleted, hidden } of rows) {
      const known = names.get(some[Number(index)]?.[0].id ?? '');
      if (!known || (Number(deleted) !== 0 && known.texts.has(String(key)))) continue;
      const isHidden = Number(hidden) !== 0;
      known.texts.set(String(key), isHidden ? say('（无权查看）') : String(label ?? key));
      if (isHidden || mark === null || mark === '') known.marks.delete(String(key));
      else known.marks.set(String(key), String(mark));
    }
  }
  return names;
}

/**
 * Reads the labels of records of these sources, including deleted ones, in one statement; each row contains the index
 * of its source.
 */
async function labelRows(unit: UnitOfWork, wanted: readonly { source: NameSource; keys: readonly string[] }[]) {
  const [first, ...others] = wanted.map(({ source, keys }, index) => {
    const { stored, key, label } = source;
    const column = columnOf(stored, key);
    return unit.db
      .selectFrom(stored.table)
      .select((builder) => [
        builder.lit(index).as('source'),
        builder.cast<string>(column, 'text').as('key'),
        builder.cast<string>(columnOf(stored, label), 'text').as('label'),
        markColumn(unit, source).as('mark'),
        'del_flag as deleted',
        builder.case().when(isNameable(unit, stored)).then(0).else(1).end().as('hidden'),
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

function markOf(value: unknown, { texts, marks }: Names): string | undefined {
  if (marks.size === 0) return undefined;
  const parts = typeof value === 'string' && texts.has(value) ? [value] : partsOf(value);
  const partMarks = parts.map((part) => marks.get(part)?.replaceAll(',', '，') ?? '');
  return partMarks.some((mark) => mark !== '') ? partMarks.join(',') : undefined;
}

function partsOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value.map(String) : String(value).split(',');
}
