import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { BillContext } from './bill-context.ts';
import { computationOrder } from './dependencies.ts';
import { membersRead } from './members-read.ts';

/** What a change of some fields of a record makes stale. */
export interface Affected {
  /** Computed fields of the record, each after those it reads. */
  fields: ResolvedField[];
  /** Whether computing them, or what reads them, takes the whole bill: the record with its lines and its owner. */
  wholeBill: boolean;
}

/** The owner of a line, and its field that holds the lines. */
export interface LineOwner {
  model: ResolvedModel;
  field: ResolvedField;
}

type Around = { models: BillContext['models']; owner?: LineOwner | undefined };

const cache = new WeakMap<ResolvedModel, Map<string, Affected>>();

/** The computed values that a change of these fields of a record makes stale. Of a line, `owner` is given. */
export function affectedBy(model: ResolvedModel, names: readonly string[], around: Around): Affected {
  const byNames = cache.get(model) ?? new Map<string, Affected>();
  cache.set(model, byNames);
  const key = [...names].sort().join();
  const affected = byNames.get(key) ?? findAffected(model, names, around);
  byNames.set(key, affected);
  return affected;
}

function findAffected(model: ResolvedModel, names: readonly string[], { models, owner }: Around): Affected {
  const stale = new Set(names);
  const computed = computationOrder(model, models).filter(({ value }) => value !== undefined);
  let known = 0;
  while (known < stale.size) {
    known = stale.size;
    for (const field of computed) if (reads(field, ['$record', '$line'], stale)) stale.add(field.name);
  }
  const fields = computed.filter(({ name }) => stale.has(name));
  const lines = model.fields.filter(({ child }) => child);
  const readsLines = fields.some((field) => reads(field, ['$record', '$line'], new Set(lines.map(({ name }) => name))));
  const linesRead = lines.some(({ child }) =>
    models.get(child?.model ?? '')?.fields.some((field) => reads(field, ['$parent'], stale)),
  );
  return { fields, wholeBill: readsLines || linesRead || (owner !== undefined && ownerReads(owner, model, stale)) };
}

function reads({ value }: ResolvedField, objects: readonly string[], names: ReadonlySet<string>): boolean {
  return membersRead(value, objects).some(([first]) => isAny(first) || names.has(first));
}

/** Whether the owner, or another line by it, computes something from these fields of the line. */
function ownerReads({ model, field }: LineOwner, lineModel: ResolvedModel, stale: ReadonlySet<string>): boolean {
  const readsStale = ([list, item, name]: readonly string[]): boolean =>
    isAny(list) || (list === field.name && item !== undefined && (isAny(name) || stale.has(name)));
  return (
    model.fields.some(({ value }) => membersRead(value, ['$record', '$line']).some(readsStale)) ||
    lineModel.fields.some(({ value }) => membersRead(value, ['$parent']).some(readsStale))
  );
}

function isAny(member: string | undefined): member is undefined | '*' {
  return member === undefined || member === '*';
}
