import { own, readString, type JsonObject } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import { annotatedDefinition, choiceLabel, followed, wordsIn } from '../properties/index.ts';
import type { FieldChange } from './field-commands.ts';

const definition = annotatedDefinition('model_field').properties ?? {};
const types = followed(definition['type'] ?? {});
const formats = followed(definition['format'] ?? {});

/** The keys that apply only to values of some types. */
const applying: Readonly<Record<string, (type: string) => boolean>> = {
  minLength: isText,
  maxLength: isText,
  pattern: isText,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  'x-scale': (type) => type === 'number',
  'x-least-scale': (type) => type === 'number',
  items: (type) => type === 'array',
  minItems: (type) => type === 'array',
  maxItems: (type) => type === 'array',
};

/** Returns the type of a field, with its format: `string`, `string:date`. */
export function typeOf(field: JsonObject): string {
  const format = readString(field['format']);
  return [readString(field['type']) ?? 'string', ...(format === undefined ? [] : [format])].join(':');
}

/** Returns the types that a field can have, with their labels. */
export function fieldTypes(locale: Locale): { value: string; label: string }[] {
  return (types.enum ?? []).flatMap((type) => {
    const plain = { value: String(type), label: choiceLabel(types, type, locale) };
    if (type !== 'string') return [plain];
    const formatted = (formats.enum ?? []).map((format) => ({
      value: `string:${String(format)}`,
      label: choiceLabel(formats, format, locale),
    }));
    return [plain, ...formatted];
  });
}

/** Returns the label of the lines of a record, whose type cannot be changed here. */
export function linesLabel(locale: Locale): string {
  return wordsIn(followed(definition['x-child'] ?? {}), locale).label ?? '';
}

/** Returns the changes that give a field a type; keys that do not apply to it are removed. */
export function typeChanges(field: JsonObject, wanted: string): FieldChange[] {
  const [type = 'string', format] = wanted.split(':');
  const left = Object.keys(field).filter((key) => own(applying, key)?.(wanted) === false);
  return [
    { path: ['type'], value: type },
    { path: ['format'], value: format },
    ...left.map((key) => ({ path: [key], value: undefined })),
  ];
}

/** Returns true if a key of the format applies to fields of a type. */
export function appliesTo(key: string, type: string): boolean {
  return own(applying, key)?.(type) ?? true;
}

function isText(type: string): boolean {
  return type === 'string' || ['string:text', 'string:email', 'string:uri'].includes(type);
}

function isNumber(type: string): boolean {
  return type === 'number' || type === 'integer';
}
