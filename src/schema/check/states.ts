import type { SourceDocument } from '../documents/document.ts';
import { readItems, readObject, type JsonObject, type JsonValue } from '../json/index.ts';

type Lookup = (model: string) => ReadonlySet<string> | undefined;

/** Collects the states, transitions and creations that models declare. A line also has the states of its owner. */
export function collectStates(
  models: readonly SourceDocument[],
  dictionaries: readonly SourceDocument[],
): { states: Lookup; transitions: Lookup; creations: Lookup } {
  const bodies = new Map(models.map(({ id, body }) => [id, body]));
  const values = new Map(dictionaries.map(({ body }) => [body['code'], itemValues(body)]));
  const owners = ownersByLine(models);
  const states: Lookup = (model) => {
    const body = bodies.get(model);
    if (!body) return undefined;
    const known = [body, ...(owners.get(model) ?? [])].map((each) => statesOf(each, values));
    return known.every(({ size }) => size === 0) ? undefined : new Set(known.flatMap((each) => [...each]));
  };
  const named = (model: string, list: (body: JsonObject) => JsonValue | undefined) => {
    const body = bodies.get(model);
    return body && new Set(readItems(list(body)).map(({ name }) => String(name)));
  };
  return {
    states,
    transitions: (model) => named(model, ({ states: inner }) => readObject(inner)['transitions']),
    creations: (model) => named(model, ({ creates }) => creates),
  };
}

function ownersByLine(models: readonly SourceDocument[]): ReadonlyMap<string, readonly JsonObject[]> {
  const owners = new Map<string, JsonObject[]>();
  for (const { body } of models)
    for (const line of new Set(linesOf(body))) owners.set(line, [...(owners.get(line) ?? []), body]);
  return owners;
}

function statesOf(body: JsonObject, dictionaries: ReadonlyMap<JsonValue | undefined, string[]>): Set<string> {
  const states = readObject(body['states']);
  const field = readObject(readObject(readObject(body['schema'])['properties'])[String(states['field'])]);
  const options = Array.isArray(field['enum']) ? field['enum'].map(String) : dictionaries.get(field['x-dict']);
  const inTransitions = readItems(states['transitions']).flatMap(({ from, to }) => [...textsOf(from), ...textsOf(to)]);
  return new Set(options ?? [...textsOf(states['initial']), ...inTransitions]);
}

function linesOf(body: JsonObject): string[] {
  const fields = Object.values(readObject(readObject(body['schema'])['properties']));
  return fields.flatMap((field) => textsOf(readObject(readObject(field)['x-child'])['model']));
}

function itemValues(body: JsonObject): string[] {
  return readItems(body['items']).map(({ value }) => String(value));
}

function textsOf(value: JsonValue | undefined): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}
