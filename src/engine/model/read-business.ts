import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { compact, readNumber, readObject, readObjects, readString, readStrings, readText } from '../values/index.ts';
import type { ResolvedCreation, ResolvedModel, ResolvedPosting, ResolvedTransition } from './resolved-model.ts';

/**
 * Parses the states with their transitions. Permissions default to `<permission>:<name>`, `editable` to the initial
 * state, `deletable` to the value of `editable`.
 */
export function readStates(value: JsonValue | undefined, permission: string): ResolvedModel['states'] {
  const { field, initial, editable, deletable, transitions, renamedFrom } = readObject(value);
  if (typeof field !== 'string' || typeof initial !== 'string') return undefined;
  const changeable = Array.isArray(editable) ? readStrings(editable) : [initial];
  const formerNames = Object.fromEntries(
    Object.entries(readObject(renamedFrom)).map(([state, former]) => [state, readStrings(former)]),
  );
  return {
    field,
    initial,
    editable: changeable,
    deletable: Array.isArray(deletable) ? readStrings(deletable) : changeable,
    transitions: readObjects(transitions).flatMap(({ item }) => readTransition(item, permission)),
    ...(renamedFrom !== undefined && { formerNames }),
  };
}

function readTransition(item: JsonObject, permission: string): ResolvedTransition[] {
  const { name, to } = item;
  if (typeof name !== 'string' || typeof to !== 'string') return [];
  const transition: ResolvedTransition = {
    name,
    title: readText(item.title) ?? name,
    from: readStrings(item.from),
    to,
    permission: readString(item.permission) ?? `${permission}:${name}`,
    when: readString(item.when),
    message: readText(item.message),
    set: readObject(item.set),
  };
  return [compact(transition)];
}

export function readPostings(value: JsonValue | undefined): ResolvedPosting[] {
  const alike = new Map<string, number>();
  return readObjects(value).flatMap(({ item }) => {
    const { on, into, balanceTo } = item;
    if (typeof on !== 'string' || typeof into !== 'string') return [];
    const posting: ResolvedPosting = {
      name: readString(item.name) ?? madeName(`${on} ${into}`, alike),
      on,
      undo: readString(item.undo),
      each: readString(item.each),
      when: readString(item.when),
      into,
      set: readObject(item.set),
      balanceTo: balanceTo ? readObject(balanceTo) : undefined,
    };
    return [compact(posting)];
  });
}

/** Makes a generated name unique with a space and a number. Names in documents contain no spaces. */
function madeName(content: string, alike: Map<string, number>): string {
  const count = (alike.get(content) ?? 0) + 1;
  alike.set(content, count);
  return count === 1 ? content : `${content} ${count}`;
}

interface CreationTarget {
  permission: string;
  into: string | undefined;
}

/** Parses the creations of a model; `targetOf` describes the model that a creation targets. */
export function readCreations(
  value: JsonValue | undefined,
  permission: string,
  targetOf: (model: string) => CreationTarget,
): ResolvedCreation[] {
  return readObjects(value).flatMap(({ item }) => {
    const { name, to } = item;
    if (typeof name !== 'string' || typeof to !== 'string') return [];
    const target = targetOf(to);
    const creation: ResolvedCreation = {
      name,
      title: readText(item.title) ?? name,
      to,
      form: readString(item.form),
      in: Array.isArray(item.in) ? readStrings(item.in) : undefined,
      when: readString(item.when),
      message: readText(item.message),
      permission: readString(item.permission) ?? `${permission}:${name}`,
      targetPermission: `${target.permission}:add`,
      set: readObject(item.set),
      lines: readLines(readObject(item.lines), target.into),
    };
    return [compact(creation)];
  });
}

function readLines(lines: JsonObject, defaultInto: string | undefined): ResolvedCreation['lines'] {
  const into = readString(lines.into) ?? defaultInto;
  if (typeof lines.each !== 'string' || into === undefined) return undefined;
  return compact({ each: lines.each, into, when: readString(lines.when), set: readObject(lines.set) });
}

export function readBalance(value: JsonValue | undefined): ResolvedModel['balanceOf'] {
  const { model, by, sum, min, message } = readObject(value);
  if (typeof model !== 'string') return undefined;
  const minimums = Object.entries(readObject(min)).flatMap(([key, limit]) => {
    const amount = readNumber(limit);
    return amount === undefined ? [] : [[key, amount] as const];
  });
  const limits = { min: Object.fromEntries(minimums), message: readText(message) };
  return compact({ model, by: readStrings(by), sum: readStrings(sum), ...limits });
}
