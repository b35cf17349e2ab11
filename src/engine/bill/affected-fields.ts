import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { BillContext } from './bill-context.ts';
import { computationOrder } from './dependencies.ts';
import { membersRead } from './members-read.ts';

/** The computed values that become stale when fields of a record change. */
export interface Affected {
  /** Computed fields of the record, each after those it reads. */
  fields: ResolvedField[];
  above?: { owner: LineOwner; affected: Affected };
  /** True if lines read a stale value of their owner; the whole bill is then recomputed. */
  wholeBill: boolean;
}

/** The owner of a line, its field that holds the lines, and the field of the line that holds the owner's id. */
export interface LineOwner {
  model: ResolvedModel;
  field: ResolvedField;
  parent: string;
}

interface Around {
  models: BillContext['models'];
  ownerOf: (model: string) => LineOwner | undefined;
}

const affectedByNames = oncePerObject<BillContext['models'], Map<string, Affected>>(() => new Map());

/** Returns the computed values of the record and of its owner that become stale when the named fields change. */
export function affectedBy(model: ResolvedModel, names: readonly string[], around: Around): Affected {
  const byNames = affectedByNames(around.models);
  const key = `${model.id} ${[...names].sort().join()}`;
  const affected = byNames.get(key) ?? findAffected(model, { names: new Set(names) }, around);
  byNames.set(key, affected);
  return affected;
}

interface Stale {
  names: Set<string>;
  lines?: { field: string; names: ReadonlySet<string> };
}

function findAffected(model: ResolvedModel, stale: Stale, around: Around): Affected {
  const { names, lines } = stale;
  // Computed lines are not stored in a column: a save creates them.
  const computed = computationOrder(model, around.models).filter(({ value, child }) => value !== undefined && !child);
  let known = -1;
  while (known < names.size) {
    known = names.size;
    for (const field of computed) if (reads(field, ['$record', '$line'], stale)) names.add(field.name);
  }
  const fields = computed.filter(({ name }) => names.has(name));
  const owner = around.ownerOf(model.id);
  const changed = new Set([...names, ...(lines ? [lines.field] : [])]);
  const above =
    owner && owner.model !== model && changed.size > 0
      ? {
          owner,
          affected: findAffected(
            owner.model,
            { names: new Set(), lines: { field: owner.field.name, names: changed } },
            around,
          ),
        }
      : undefined;
  const wholeBill =
    linesRead(model, stale, around) ||
    fields.some((field) => readsOtherLines(field, owner)) ||
    above?.affected.wholeBill === true;
  return { fields, wholeBill, ...(above && isAffected(above.affected) && { above }) };
}

function isAffected({ fields, above }: Affected): boolean {
  return fields.length > 0 || above !== undefined;
}

function linesRead(model: ResolvedModel, stale: Stale, { models }: Around): boolean {
  const lineModels = model.fields.flatMap(({ child }) => (child ? [models.get(child.model)] : []));
  return lineModels.some((lineModel) => lineModel?.fields.some((field) => reads(field, ['$parent'], stale)));
}

function readsOtherLines({ value }: ResolvedField, owner: LineOwner | undefined): boolean {
  const lists = (owner?.model.fields ?? []).flatMap(({ name, child }) => (child ? [name] : []));
  return membersRead(value, ['$parent']).some(([first]) => isAny(first) || lists.includes(first));
}

function reads({ value }: ResolvedField, objects: readonly string[], { names, lines }: Stale): boolean {
  return membersRead(value, objects).some(([first, item, name]) => {
    if (isAny(first) || names.has(first)) return true;
    return first === lines?.field && item !== undefined && (isAny(name) || lines.names.has(name));
  });
}

function isAny(member: string | undefined): member is undefined | '*' {
  return member === undefined || member === '*';
}
