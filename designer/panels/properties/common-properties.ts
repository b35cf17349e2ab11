import { isEqual, keyBy } from 'es-toolkit';

import { isJsonObject, readAt, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import { propertiesOf } from './properties-of.ts';
import type { Property, PropertyGroup, PropertyTarget } from './property.ts';

/** A selected target with its node in the document. */
export interface Selected {
  target: PropertyTarget;
  node: JsonObject;
}

/** The properties that can be set in the whole selection. */
export interface CommonProperties {
  groups: PropertyGroup[];
  node: JsonObject;
}

/**
 * Returns the properties that all targets have with the same editor. A property with different values is empty and
 * marked (`isMixed`); the value entered for it is set in all of them.
 */
export function commonProperties([first, ...others]: readonly Selected[], locale: Locale): CommonProperties {
  if (!first) return { groups: [], node: {} };
  const nodes = [first.node, ...others.map(({ node }) => node)];
  const known = others.map(({ target, node }) =>
    keyBy(
      propertiesOf(target, node, locale).flatMap(({ properties }) => properties),
      ({ name }) => name,
    ),
  );
  let node: JsonObject = {};
  const common = (property: Property): Property[] => {
    const alike = known.every((properties) => isEqual(properties[property.name]?.editor, property.editor));
    if (!alike) return [];
    const values = nodes.map((each) => readAt(each, property.path));
    const isMixed = values.some((value) => !isEqual(value, values[0]));
    const [value] = values;
    if (!isMixed && value !== undefined) node = withValue(node, property.path, value);
    return [together(property, isMixed)];
  };
  const groups = propertiesOf(first.target, first.node, locale).flatMap((group) => {
    const properties = group.properties.flatMap(common);
    return properties.length > 0 ? [{ ...group, properties }] : [];
  });
  return { groups, node };
}

/** A switch cannot show a mixed value, so yes and no are offered instead. */
function together(property: Property, isMixed: boolean): Property {
  const { default: usual, ...rest } = property;
  const shown =
    property.editor.kind === 'boolean' || isMixed ? rest : { ...rest, ...(usual !== undefined && { default: usual }) };
  return isMixed ? { ...shown, isMixed, isChanged: true, mode: 'fixed' } : shown;
}

function withValue(node: JsonObject, [key = '', ...rest]: readonly string[], value: JsonValue): JsonObject {
  const inner = node[key];
  return { ...node, [key]: rest.length > 0 ? withValue(isJsonObject(inner) ? inner : {}, rest, value) : value };
}
