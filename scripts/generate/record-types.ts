import { compile, type JSONSchema } from 'json-schema-to-typescript';

import { commonFields, resolveModel, type ResolvedField, type ResolvedModel } from '../../src/engine/model/index.ts';
import { splitDocumentKey, type DocumentSet } from '../../src/schema/documents/document.ts';
import { typeName } from './write-types.ts';

/**
 * Prints one interface for the records of each model of the repository, and `RecordsByModel`, in the transfer format
 * (decimals are strings).
 */
export async function recordTypes(documents: DocumentSet): Promise<string> {
  const models = [...documents.keys()]
    .map(splitDocumentKey)
    .filter((key) => key?.kind === 'model')
    .map((key) => resolveModel(key?.id ?? '', documents));
  const definitions = Object.fromEntries(models.map((model) => [`${typeName(model.id)}Record`, recordSchema(model)]));
  const properties = Object.fromEntries(models.map((model) => [model.id, { $ref: referenceTo(model.id) }]));
  const schema = {
    type: 'object',
    required: Object.keys(properties),
    additionalProperties: false,
    properties,
    definitions,
  };
  return compile(schema as JSONSchema, 'RecordsByModel', {
    bannerComment: '',
    additionalProperties: false,
    format: false,
  });
}

function recordSchema(model: ResolvedModel) {
  const fields = [...commonFields, ...model.fields];
  return {
    type: 'object',
    description: model.title,
    additionalProperties: false,
    required: model.fields.filter((field) => field.required).map((field) => field.name),
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  };
}

function fieldSchema(field: ResolvedField) {
  const description = field.title;
  if (field.child) return { description, type: 'array', items: { $ref: referenceTo(field.child.model) } };
  if (field.type === 'array') return { description, type: 'array', items: { type: field.itemType ?? 'string' } };
  const type = field.scale === undefined ? field.type : 'string';
  if (field.options) return { description, enum: field.options.map((option) => option.value) };
  return { description, type: field.required ? type : [type, 'null'] };
}

function referenceTo(id: string): string {
  return `#/definitions/${typeName(id)}Record`;
}
