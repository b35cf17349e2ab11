import type { ResolvedModel } from '../../../src/engine/model/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** The longest name in a line of the log: a reason or a suffix must still fit into its column. */
const longest = 200;

/** Returns the name of a record for people: the text of its label, or its id if it has none; undefined without both. */
export function recordName(model: ResolvedModel, record: Values): string | undefined {
  const { label, fields } = model;
  const isSecret = fields.some(({ name, secret }) => name === label && secret);
  const names = isSecret ? [record['id']] : [record[`${label}_dictText`], record[label], record['id']];
  const name = names.map(textOf).find((text) => text !== '');
  return name === undefined || name.length <= longest ? name : `${name.slice(0, longest)}…`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
