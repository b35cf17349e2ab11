import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import { matchKeys, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { splitWritten } from '../../../src/engine/written/index.ts';
import { say } from '../../locale/index.ts';
import { inReach, type NameSource, type UnitOfWork } from '../call/index.ts';
import { isNameable } from '../read/index.ts';
import { columnOf } from '../tables/index.ts';
import { keysByPath, pathOf } from './keys-by-path.ts';
import { namesIn, pathText } from './path-text.ts';

export interface ImportLine {
  values: RecordValues;
  labels: Readonly<Record<string, string>>;
}

export interface ImportedRecord extends ImportLine {
  lines?: Readonly<Record<string, readonly ImportLine[]>>;
}

export interface RecordsByLabel {
  references(model: ResolvedModel, line: ImportLine, path: string): { values: RecordValues; problems: ValueProblem[] };
  remember(model: ResolvedModel, record: RecordValues): Promise<void>;
}

type Labelled = Map<string, string[]>;

interface Found {
  byName: Labelled;
  byPath: Labelled;
}

const most = 5_000;

/**
 * Looks up the records that all rows name, among those that the caller may see: by display text, or else by key or by a
 * unique number or code; those of a tree also by their path.
 */
export async function recordsByLabel(
  unit: UnitOfWork,
  model: ResolvedModel,
  rows: readonly ImportedRecord[],
): Promise<RecordsByLabel> {
  const wanted = new Map<string, { source: NameSource; labels: Set<string> }>();
  const collect = ({ fields }: ResolvedModel, lines: readonly ImportLine[]): void => {
    for (const field of fields) {
      const source = unit.names(field);
      if (!source) continue;
      const { labels } = wanted.get(source.id) ?? { labels: new Set<string>() };
      wanted.set(source.id, { source, labels });
      for (const { labels: given } of lines)
        for (const label of [given[field.name] ?? '', ...partsOf(source, given[field.name])]) labels.add(label);
      labels.delete('');
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
  const found = new Map<string, Found>();
  for (const [id, { source, labels }] of wanted) {
    const texts = [...labels];
    const byName = await keysOf(unit, source, texts);
    // Rows of the tree itself may add records of the same name.
    const isFinal = (text: string) => source.stored.model.id !== model.id && isUnambiguous(byName, text);
    const open = texts.filter((text) => !isFinal(text));
    found.set(id, { byName, byPath: await keysByPath(unit, source, open) });
  }
  return {
    references: (of, line, path) => referencesOf(unit, of, line, { found, path }),
    async remember({ id: modelId }, record) {
      for (const [id, { source }] of wanted) {
        if (source.stored.model.id !== modelId) continue;
        const own = found.get(id);
        const [text, key] = [String(record[source.label] ?? ''), String(record[source.key] ?? '')];
        if (!own || text === '' || key === '') continue;
        addKey(own.byName, text, key);
        const path = await pathOf(unit, source, record);
        if (path !== undefined) addKey(own.byPath, path, key);
      }
    },
  };
}

/** True for the name of exactly one record, which is not a path: only this record can be meant. */
function isUnambiguous(byName: Labelled, text: string): boolean {
  return byName.get(text)?.length === 1 && namesIn(text).length === 1;
}

function addKey(keys: Labelled, text: string, key: string): void {
  const known = keys.get(text) ?? [];
  if (!known.includes(key)) keys.set(text, [...known, key]);
}

function keysCalled({ byName, byPath }: Found, text: string): readonly string[] {
  const named = byName.get(text) ?? [];
  const placed = byPath.get(pathText(text)) ?? [];
  return named.length > 1 && placed.length === 1 ? placed : [...new Set([...named, ...placed])];
}

async function keysOf(unit: UnitOfWork, source: NameSource, labels: readonly string[]): Promise<Labelled> {
  const names = [source.label, ...codesOf(source).map(({ name }) => name), source.key];
  const found: Labelled = new Map();
  for (const name of new Set(names)) {
    const open = labels.filter((label) => found.get(label)?.length !== 1);
    for (const [label, keys] of await keysBy(unit, source, name, open))
      if (name === source.label || keys.length === 1) found.set(label, keys);
  }
  return found;
}

function codesOf({ stored: { model, columns }, key, label }: NameSource): ResolvedField[] {
  const unique = matchKeys(model).flatMap((fields) => (fields.length === 1 ? fields : []));
  const own = model.fields.filter(({ name }) => name === key);
  return [...new Set([...unique, ...own])].filter(
    ({ name, type }) => name !== label && type === 'string' && columns.get(name)?.type === 'text',
  );
}

async function keysBy(
  unit: UnitOfWork,
  { stored, key }: NameSource,
  name: string,
  labels: readonly string[],
): Promise<Labelled> {
  const column = columnOf(stored, name);
  const found: Labelled = new Map();
  for (let start = 0; start < labels.length; start += most) {
    const rows = await unit.db
      .selectFrom(stored.table)
      .select([`${columnOf(stored, key)} as key`, `${column} as label`])
      .where((builder) => builder.and(inReach(unit, stored)))
      .where(isNameable(unit, stored))
      .where('del_flag', '=', 0)
      .where(column, 'in', labels.slice(start, start + most))
      .execute();
    for (const { key: value, label } of rows)
      found.set(String(label), [...(found.get(String(label)) ?? []), String(value)]);
  }
  return found;
}

function referencesOf(
  unit: UnitOfWork,
  model: ResolvedModel,
  { labels }: ImportLine,
  { found, path }: { found: ReadonlyMap<string, Found>; path: string },
): { values: RecordValues; problems: ValueProblem[] } {
  const values: RecordValues = {};
  const problems: ValueProblem[] = [];
  for (const field of model.fields) {
    const text = labels[field.name];
    const source = unit.names(field);
    if (text === undefined || !source) continue;
    const known = found.get(source.id);
    const called = (label: string) => (known ? keysCalled(known, label) : []);
    const parts = called(text).length === 1 ? [text] : partsOf(source, text);
    const keys = parts.map((label) => {
      const candidates = called(label);
      if (candidates.length === 1) return candidates[0];
      const message = `${field.title}：${nameProblem(source, label, candidates.length)}`;
      problems.push({ path: `${path}${field.name}`, severity: 'error', rule: 'reference', message });
      return undefined;
    });
    if (field.type === 'array') values[field.name] = keys;
    else values[field.name] = keys.length > 1 ? keys.join(',') : (keys[0] ?? null);
  }
  return { values, problems };
}

function nameProblem(source: NameSource, label: string, count: number): string {
  const { title } = source.stored.model;
  if (count === 0) return say('没有名为“{label}”的{title}，请检查后再导入', { label, title });
  const codes = codesOf(source).map((field) => field.title);
  return say('有 {count} 条名为“{label}”的{title}，{what}', {
    count,
    label,
    title,
    what: codes.length > 0 ? say('请改填{codes}', { codes: codes.join(say('或')) }) : say('请检查后再导入'),
  });
}

function partsOf({ isSeveral }: NameSource, text: string | undefined): string[] {
  if (text === undefined || text === '') return [];
  return isSeveral ? splitWritten(text) : [text];
}
