import { annotatedFormat } from '../../../generated/annotated-format.ts';
import { readText } from '../../../src/engine/values/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { Names } from '../../../src/schema/format/index.ts';
import { readObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { Vocabulary } from '../../../src/schema/vocabulary.ts';
import type { Locale } from '../../words/index.ts';
import { wordsIn } from '../properties/index.ts';

/** A thing that a document can name. */
export interface NamedThing {
  value: string;
  title?: string;
  description?: string;
}

/** The things that exist around a form. */
export interface ThingsAround {
  locale: Locale;
  /** The model's definitions of the form's fields. */
  fields?: JsonObject;
  around: readonly SourceDocument[];
  rules: Vocabulary['rules'];
}

/** Returns the things of a kind that a text can name, with their titles; empty for a kind that is not known here. */
export function thingsNamed(names: Names, { fields = {}, around, rules, locale }: ThingsAround): NamedThing[] {
  if (names.widget)
    return Object.entries(annotatedFormat.widgets).map(([value, node]) => {
      const { label, description } = wordsIn(node, locale);
      return thing(value, label, description);
    });
  if (names.field === 'model' || names.node)
    return Object.entries(fields).map(([value, field]) => thing(value, titleOf(field)));
  if (names.dictionary)
    return around.flatMap(({ kind, body }) =>
      kind === 'dictionary' && typeof body['code'] === 'string' ? [thing(body['code'], titleOf(body))] : [],
    );
  if (names.rule)
    return [...ownRules(around), ...Object.entries(rules).map(([value, { title }]) => thing(value, title))];
  const { document } = names;
  if (!Array.isArray(document)) return [];
  return around.flatMap(({ id, kind, body }) => (document.includes(kind) ? [thing(id, titleOf(body))] : []));
}

/** The rules of the documents of rules; the message of each is its title. */
function ownRules(around: readonly SourceDocument[]): NamedThing[] {
  const rules = around.flatMap(({ kind, body }) =>
    kind === 'rules' && Array.isArray(body['rules']) ? body['rules'] : [],
  );
  return rules
    .map(readObject)
    .flatMap(({ name, message }) => (typeof name === 'string' ? [thing(name, readText(message))] : []));
}

function titleOf(value: JsonValue): string | undefined {
  return readText(readObject(value)['title']);
}

function thing(value: string, title: string | undefined, description?: string): NamedThing {
  return { value, ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
}
