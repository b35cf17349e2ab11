import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** The longest name among several in a line. */
const longestOfSeveral = 60;

const longest = 200;

/**
 * Returns the name of a record for people: the text of its label, or its id if it has none; undefined without both.
 * @param model if omitted, the field `name` is the label.
 */
export function recordName(model: ResolvedModel | undefined, record: Values): string | undefined {
  const { label, fields } = model ?? { label: 'name', fields: [] };
  const isSecret = fields.some(({ name, secret }) => name === label && secret);
  const names = isSecret ? [record['id']] : [record[`${label}_dictText`], record[label], record['id']];
  const name = names.map(textOf).find((text) => text !== '');
  return name === undefined ? undefined : shortened(name, longest);
}

/**
 * Returns the names of records for people, and the number of all if not all are named.
 * @param records the first of them.
 */
export function recordNames(
  model: ResolvedModel | undefined,
  { records, count }: { records: readonly Values[]; count: number },
): string | undefined {
  const all = records.flatMap((record) => recordName(model, record) ?? []);
  const [first] = all;
  if (first === undefined || count === 1) return first;
  const names = all.map((name) => shortened(name, longestOfSeveral)).join(say('、'));
  return all.length === count ? names : say('{names} 等，共 {count} 条', { names, count });
}

/** Translates names in Chinese, as `recordNames` returns them, into the current language. */
export function saidNames(written: string): string {
  const [, names, count] = /^(.+) 等，共 (\d+) 条$/s.exec(written) ?? [];
  return names === undefined || count === undefined ? written : say('{names} 等，共 {count} 条', { names, count });
}

function shortened(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most)}…`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
