import { propsFormat } from '../../../../generated/props-format.ts';
import { definition, follow, type FormatNode, type Names } from '../../format/index.ts';
import { isJsonObject, toPointer, type JsonObject, type JsonValue } from '../../json/index.ts';

export const marker = 'zzz';
export const everyId = 'a/m';

export interface NamingPlace {
  value: JsonValue;
  pointer: string;
  around?: JsonObject;
  isExpression?: true;
  isField?: true;
}

/** Returns every place of a kind that, by the annotations, uses a name or contains an expression. */
export function placesOf(kind: string): NamingPlace[] {
  return places(definition(kind), []);
}

function places(described: FormatNode, inside: readonly string[]): NamingPlace[] {
  const { $ref } = described;
  // A definition inside itself is followed once: rows in rows, a list next to a list.
  if ($ref !== undefined && inside.filter((each) => each === $ref).length > 1) return [];
  const within = $ref === undefined ? inside : [...inside, $ref];
  const node = follow(described);
  const below = [
    ...own(node),
    ...(node.anyOf ?? []).flatMap((branch) => places(branch, within)),
    ...(node.items ? places(node.items, within) : []).map((place) => inArray(place)),
    ...members(node, within),
    ...props(node, within),
  ];
  return below.map((place) =>
    isJsonObject(place.value) ? { ...place, value: { ...bindings(node), ...place.value } } : place,
  );
}

function own(node: FormatNode): NamingPlace[] {
  const found: NamingPlace[] = [];
  const names = node['x-names'];
  const all = names === undefined ? [] : Array.isArray(names) ? names : [names];
  if (all.some(isUse)) found.push({ ...ofField(all), value: isKey(all) ? `a/${marker}.list` : marker, pointer: '' });
  const keys = node['x-key-names'];
  if (keys && isUse(keys))
    found.push({ ...ofField([keys]), value: { [marker]: isFreeValue(node) ? 'x' : {} }, pointer: `/${marker}` });
  const expression = node['x-expression'];
  if (expression === undefined || node['x-props-of']?.action) return found;
  const isObject = node.type === 'object';
  const text = expression === 'parts' ? `x {{ ${marker} }}` : `{{ ${marker} }}`;
  return [...found, { value: isObject ? { k: text } : text, pointer: isObject ? '/k' : '', isExpression: true }];
}

function ofField(all: readonly Names[]): { isField?: true } {
  return all.every(({ field, node, reportColumn }) => field ?? node ?? reportColumn) ? { isField: true } : {};
}

/** Neither a value of the form without a field nor a built-in button of lists is a reference. */
function isUse(names: Names): boolean {
  const details = Object.values(names);
  return (
    !names.declares && !names.free && !names.button && !details.includes('declares') && !details.includes('prefix')
  );
}

function isKey(all: readonly Names[]): boolean {
  return all.some(({ document }) => document === 'key');
}

function isFreeValue(node: FormatNode): boolean {
  return typeof node.additionalProperties !== 'object' || node.additionalProperties.type === 'string';
}

function members(node: FormatNode, inside: readonly string[]): NamingPlace[] {
  const named = Object.entries(node.properties ?? {});
  const free = typeof node.additionalProperties === 'object' ? [['lines', node.additionalProperties] as const] : [];
  return [...named, ...free].flatMap(([key, inner]) =>
    places(inner, inside).map((place) => ({
      ...place,
      value: { ...place.around, [key]: place.value },
      pointer: toPointer([key]) + place.pointer,
      around: {},
    })),
  );
}

function inArray(place: NamingPlace): NamingPlace {
  return { ...place, value: [place.value], pointer: `/0${place.pointer}` };
}

function props(node: FormatNode, inside: readonly string[]): NamingPlace[] {
  const { widget, cell, action } = node['x-props-of'] ?? {};
  if (inside.includes('props')) return [];
  const within = [...inside, 'props'];
  if (action) {
    return Object.entries(propsFormat.actions).flatMap(([name, whole]) =>
      places(whole, within).map((place) => ({
        ...place,
        value: { [name]: true, ...(isJsonObject(place.value) ? place.value : {}) },
      })),
    );
  }
  const shelf = cell === undefined ? propsFormat.widgets : propsFormat.cells;
  const member = widget ?? cell;
  if (typeof member !== 'string') return [];
  return Object.entries(shelf).flatMap(([name, whole]) =>
    places(whole, within).map((place) => ({ ...place, around: { [member]: name } })),
  );
}

function bindings(node: FormatNode): JsonObject {
  const bound: JsonObject = {};
  for (const source of Object.values(node['x-bind'] ?? {})) {
    if ('member' in source) bound[source.member] = everyId;
    if ('modelOf' in source) bound[source.modelOf] = everyId;
    if ('of' in source) bound[source.lines] = 'lines';
  }
  if (node['x-form'] === 'body/form') bound['body'] = { form: everyId };
  return bound;
}
