import type { RecordValues } from '../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../src/engine/form/resolved-form.ts';
import { matchKeys, type ResolvedField, type ResolvedModel } from '../../src/engine/model/index.ts';
import { storedOf, tenantOf, type UnitOfWork } from './record-context.ts';
import { columnOf } from './stored-model.ts';

/** What a row of a sheet says of a record or of one of its lines. */
export interface ImportLine {
  values: RecordValues;
  /** What people call the records that it refers to, by field. */
  labels: Readonly<Record<string, string>>;
}

interface ImportedRecord extends ImportLine {
  lines?: Readonly<Record<string, readonly ImportLine[]>>;
}

/** The records that rows name. */
export interface RecordsByLabel {
  /** The ids that a row's names stand for, and what is wrong with its names; `path` leads to the row's fields. */
  references(model: ResolvedModel, line: ImportLine, path: string): { values: RecordValues; problems: ValueProblem[] };
  /** A record that was just saved may be referred to by the next row. */
  remember(model: ResolvedModel, record: RecordValues): void;
}

/** Ids by name; several where a name is not unique. */
type Labelled = Map<string, string[]>;

/** Names looked for in one statement. */
const most = 5_000;

/** Looks up at once what all rows refer to: by what people call it, or else by a number or code that does not repeat. */
export async function recordsByLabel(
  unit: UnitOfWork,
  model: ResolvedModel,
  rows: readonly ImportedRecord[],
): Promise<RecordsByLabel> {
  const wanted = new Map<string, Set<string>>();
  const collect = ({ fields }: ResolvedModel, lines: readonly ImportLine[]): void => {
    for (const field of fields) {
      if (!field.reference) continue;
      const labels = wanted.get(field.reference.model) ?? new Set<string>();
      wanted.set(field.reference.model, labels);
      for (const { labels: given } of lines) for (const label of partsOf(field, given[field.name])) labels.add(label);
    }
  };
  collect(model, rows);
  for (const { name, child } of model.fields) {
    const lineModel = unit.models.get(child?.model ?? '');
    if (lineModel)
      collect(
        lineModel,
        rows.flatMap(({ lines }) => lines?.[name] ?? []),
      );
  }
  const found = new Map<string, Labelled>();
  for (const [id, labels] of wanted) if (unit.models.has(id)) found.set(id, await idsOf(unit, id, [...labels]));
  return {
    references: (of, line, path) => referencesOf(unit, of, line, { found, path }),
    remember({ id: modelId, label }, record) {
      const own = found.get(modelId);
      const [text, id] = [String(record[label] ?? ''), String(record['id'])];
      const known = own?.get(text) ?? [];
      if (text !== '' && !known.includes(id)) own?.set(text, [...known, id]);
    },
  };
}

async function idsOf(unit: UnitOfWork, modelId: string, labels: readonly string[]): Promise<Labelled> {
  const { model } = storedOf(unit, modelId);
  const codes = matchKeys(model).flatMap((fields) => (fields.length === 1 ? fields : []));
  const names = [model.label, ...codes.filter(({ type }) => type === 'string').map(({ name }) => name)];
  const found: Labelled = new Map();
  for (const name of new Set(names)) {
    // A name that is unique stands for its record before a code that reads the same.
    const open = labels.filter((label) => found.get(label)?.length !== 1);
    for (const [label, ids] of await idsBy(unit, modelId, name, open))
      if (name === model.label || ids.length === 1) found.set(label, ids);
  }
  return found;
}

async function idsBy(unit: UnitOfWork, modelId: string, name: string, labels: readonly string[]): Promise<Labelled> {
  const stored = storedOf(unit, modelId);
  const column = columnOf(stored, name);
  const found: Labelled = new Map();
  for (let start = 0; start < labels.length; start += most) {
    const rows = await unit.db
      .selectFrom(stored.table)
      .select(['id', `${column} as label`])
      .where('tenant_id', '=', tenantOf(unit, stored))
      .where('del_flag', '=', 0)
      .where(column, 'in', labels.slice(start, start + most))
      .execute();
    for (const { id, label } of rows) found.set(String(label), [...(found.get(String(label)) ?? []), String(id)]);
  }
  return found;
}

function referencesOf(
  unit: UnitOfWork,
  model: ResolvedModel,
  { labels }: ImportLine,
  { found, path }: { found: ReadonlyMap<string, Labelled>; path: string },
): { values: RecordValues; problems: ValueProblem[] } {
  const values: RecordValues = {};
  const problems: ValueProblem[] = [];
  for (const field of model.fields) {
    const text = labels[field.name];
    const target = field.reference?.model ?? '';
    if (text === undefined || !field.reference) continue;
    const ids = partsOf(field, text).map((label) => {
      const candidates = found.get(target)?.get(label) ?? [];
      if (candidates.length === 1) return candidates[0];
      const title = unit.models.get(target)?.title ?? field.title;
      const why =
        candidates.length === 0 ? `没有名为“${label}”的${title}` : `有 ${candidates.length} 条名为“${label}”的${title}`;
      const message = `${field.title}：${why}，请检查后再导入`;
      problems.push({ path: `${path}${field.name}`, severity: 'error', rule: 'reference', message });
      return undefined;
    });
    values[field.name] = field.type === 'array' ? ids : (ids[0] ?? null);
  }
  return { values, problems };
}

function partsOf(field: ResolvedField, text: string | undefined): string[] {
  if (text === undefined || text === '') return [];
  const parts = field.type === 'array' ? text.split(/[,，、]/).map((part) => part.trim()) : [text];
  return parts.filter((part) => part !== '');
}
