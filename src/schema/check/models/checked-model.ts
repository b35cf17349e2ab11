import { toPointer, type JsonObject } from '../../json/index.ts';

export interface CheckedModel {
  id: string;
  body: JsonObject;
  fields: Fields;
  fieldsOf: (model: string) => Fields;
  modelOf: (model: string) => JsonObject | undefined;
  models: () => JsonObject[];
  holdsRecord: HoldsRecord;
}

export type HoldsRecord = (widget: string) => boolean;

export type Fields = Readonly<Record<string, JsonObject>>;

/** Returns the pointer to a field, or to a key in it. */
export function atField(name: string, ...keys: string[]): string {
  return toPointer(['schema', 'properties', name, ...keys]);
}

export const isNumeric = (field: JsonObject | undefined): boolean =>
  field?.['type'] === 'number' || field?.['type'] === 'integer';
