import type { ExpressionPlace } from '../../../src/schema/expressions/index.ts';
import type { AnnotatedNode, Names } from '../../../src/schema/format/index.ts';
import { readAt, readString, type JsonObject } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import { annotatedDefinition, choiceLabel, followed, propsSchemaOf, wordsIn } from './annotated.ts';
import { editorOf, schemaOfType } from './editor-of.ts';
import { modeOf } from './property-mode.ts';
import type { Property, PropertyGroup, PropertyTarget } from './property.ts';

interface Walk {
  node: JsonObject;
  locale: Locale;
  path: readonly string[];
  sees: ExpressionPlace;
  /** True if any value inside may be an expression. */
  isInsideExpressions: boolean;
  /** Returns true if a key of the format applies to the selection. */
  applies: (schema: AnnotatedNode) => boolean;
  props?: AnnotatedNode;
  type?: string;
}

/**
 * Returns the groups of properties that can be set in the selection, derived from the annotated schemas. `node` is the
 * selection in the document.
 */
export function propertiesOf(target: PropertyTarget, node: JsonObject, locale: Locale): PropertyGroup[] {
  const isForm = target.kind === 'form';
  const root = annotatedDefinition(isForm ? 'form' : 'form_node');
  const type = readString(node['type']) ?? (isForm ? undefined : target.type);
  const props = isForm ? undefined : propsSchemaOf(target);
  const kind = props?.['x-layout'] || type === 'void' ? 'layout' : 'field';
  const applies = ({ 'x-applies': only }: AnnotatedNode) =>
    (only?.to ?? kind) === kind && (!only?.types || type === undefined || only.types.includes(type));
  const walk: Walk = { node, locale, path: [], sees: 'form', isInsideExpressions: false, applies };
  return grouped(propertiesIn(root, { ...walk, ...(props && { props }), ...(type !== undefined && { type }) }), locale);
}

function propertiesIn(schema: AnnotatedNode, walk: Walk): Property[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, written]) => {
    const inner = followed(written);
    const path = [...walk.path, key];
    if (!walk.applies(inner) && readAt(walk.node, path) === undefined) return [];
    if (isElsewhere(key, inner)) return [];
    const next: Walk = {
      ...walk,
      path,
      sees: inner['x-sees'] ?? walk.sees,
      isInsideExpressions: walk.isInsideExpressions || inner['x-expression'] === 'inside',
    };
    if (inner['x-props-of']?.widget !== undefined) return walk.props ? propertiesIn(walk.props, next) : [];
    // The parts of an object are separate properties if the format defines all of them.
    if (inner.properties && inner.additionalProperties === false) return propertiesIn(inner, next);
    return [propertyOf(key, inner, next)];
  });
}

/** Keys edited by the canvas, the outline or the kind of the document: the children, the widget, the envelope. */
function isElsewhere(key: string, schema: AnnotatedNode): boolean {
  const names = [schema['x-names'] ?? []].flat();
  const holdsNodes = schema['x-form'] !== undefined || schema['x-key-names']?.field !== undefined;
  return (
    key.startsWith('$') ||
    schema['x-kept'] ||
    schema.const !== undefined ||
    holdsNodes ||
    names.some(({ widget }) => widget)
  );
}

function propertyOf(key: string, schema: AnnotatedNode, walk: Walk): Property {
  const { node, locale, path, isInsideExpressions } = walk;
  const typed = schema['x-typed-by'] === undefined ? undefined : schemaOfType(walk.type);
  const found = editorOf(typed ?? schema, locale);
  const isNumeric = walk.type === 'number' || walk.type === 'integer';
  const editor = found.kind === 'options' ? { ...found, isNumeric } : found;
  const takesExpression = isInsideExpressions || allowsExpression(schema);
  const value = readAt(node, path);
  const { label = key, description = '' } = wordsIn(schema, locale);
  return {
    name: path.join('$'),
    path,
    group: schema['x-group'] ?? 'advanced',
    label,
    description,
    editor,
    ...(schema.default !== undefined && { default: schema.default }),
    takesExpression,
    sees: walk.sees,
    mode: modeOf(editor, takesExpression, value),
    isChanged: value !== undefined,
    names: namesIn(schema),
  };
}

/** Returns the kinds of things that a text, or the texts of a list, can name. */
function namesIn(schema: AnnotatedNode): Names[] {
  const items = schema.items && followed(schema.items);
  return [schema['x-names'] ?? items?.['x-names'] ?? []].flat();
}

function allowsExpression(schema: AnnotatedNode): boolean {
  const whole = followed(schema);
  return whole['x-expression'] !== undefined || (whole.anyOf ?? []).some(allowsExpression);
}

function grouped(properties: Property[], locale: Locale): PropertyGroup[] {
  const groups = annotatedDefinition('common_groups');
  return (groups.enum ?? []).flatMap((name) => {
    const inside = properties.filter(({ group }) => group === name);
    const label = choiceLabel(groups, name, locale);
    return inside.length > 0 ? [{ name: String(name), label, properties: inside }] : [];
  });
}
