import { say } from '../../../locale/index.ts';
import { isJsonObject, readObject, readStrings, toPointer, type JsonObject } from '../../../schema/json/index.ts';
import type { Imported, ImportOptions } from '../imported.ts';
import { presentMembers } from '../json-values.ts';
import { uniqueNames } from '../names.ts';
import { remainingMembers } from '../remaining-members.ts';
import { textFor } from '../schema-keywords.ts';
import { readField } from './read-field.ts';
import type { Part, Reading } from './reading.ts';
import { isEndless, refersTo, resolvedSchema } from './resolved-schema.ts';
import { inOrder, uiOf, uiOptions } from './ui-options.ts';

const mostNodes = 2_000;
const tooMany = (): string => say('字段超过 {mostNodes} 个，后面的没有采用。', { mostNodes });
const atTop = new Set([
  '$schema',
  '$id',
  'definitions',
  '$defs',
  'type',
  'title',
  'description',
  'properties',
  'required',
]);

/** Parses a JSON Schema, alone or as rjsf takes it (`{ schema, uiSchema }`), as a form. */
export function readJsonSchema(value: JsonObject, { vocabulary }: ImportOptions): Imported {
  const isWrapped = isJsonObject(value.schema);
  const root = isWrapped ? readObject(value.schema) : value;
  const there = isWrapped ? '/schema' : '';
  const reading: Reading = {
    widgets: vocabulary.widgets,
    root,
    told: [],
    places: new Map(),
    names: uniqueNames(),
    budget: { left: 20_000 },
    readInside: readProperties,
  };
  const schema = resolvedSchema(root, root, reading.budget);
  const ui = readObject(value.uiSchema);
  const properties = readProperties({ schema, ui, there, uiThere: '/uiSchema', here: '', inside: [] }, reading);
  const keeps = remainingMembers(schema, there, 'json-schema', reading.told);
  keeps.take(...atTop);
  return {
    body: presentMembers({ title: textFor(schema.title), layout: { columns: 1 }, properties, origin: keeps.origin() }),
    told: reading.told,
    places: reading.places,
  };
}

function readProperties(part: Part, reading: Reading): JsonObject {
  const properties = readObject(part.schema.properties);
  const required = new Set(readStrings(part.schema.required));
  const names = inOrder(Object.keys(properties), uiOptions(part.ui).order);
  const nodes = names.flatMap((name) => {
    const written = properties[name];
    if (!isJsonObject(written)) return [];
    const place = {
      there: `${part.there}/properties${toPointer([name])}`,
      uiThere: `${part.uiThere}${toPointer([name])}`,
      ui: uiOf(part.ui, name),
      inside: part.inside,
    };
    return readProperty(name, written, required.has(name), { ...place, here: `${part.here}/properties` }, reading);
  });
  return Object.fromEntries(nodes);
}

function readProperty(
  name: string,
  written: JsonObject,
  isRequired: boolean,
  place: Omit<Part, 'schema'>,
  reading: Reading,
): [string, JsonObject][] {
  const ref = refersTo(written);
  if (isEndless(ref, place, reading) || isTooMany(place, reading)) return [];
  const taken = reading.names.take(name);
  const here = `${place.here}${toPointer([taken])}`;
  reading.places.set(here, place.there);
  if (taken !== name)
    reading.told.push({
      became: 'changed',
      pointer: place.there,
      message: say('字段名“{name}”不能用，改成“{taken}”。', { name, taken }),
    });
  const schema = resolvedSchema(written, reading.root, reading.budget);
  const inside = ref === undefined ? place.inside : [...place.inside, ref];
  return [[taken, readField({ ...place, schema, here, inside }, isRequired, reading)]];
}

/** A page renders no more nodes than this; only the first one beyond the limit is reported. */
function isTooMany({ there }: Omit<Part, 'schema'>, { places, told }: Reading): boolean {
  if (places.size < mostNodes) return false;
  if (!told.some(({ message }) => message === tooMany()))
    told.push({ became: 'lost', pointer: there, message: tooMany() });
  return true;
}
