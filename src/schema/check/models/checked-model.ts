import { toPointer, type JsonObject } from '../../json/index.ts';

/** A model in the form that its checks use. */
export interface CheckedModel {
  id: string;
  body: JsonObject;
  fields: Fields;
  /** The fields of another model; empty if there is no such model. */
  fieldsOf: (model: string) => Fields;
  modelOf: (model: string) => JsonObject | undefined;
  models: () => JsonObject[];
  holdsRecord: HoldsRecord;
}

/** True if the value of the widget is the id of a record. */
export type HoldsRecord = (widget: string) => boolean;

/** The fields of a model by name. */
export type Fields = Readonly<Record<string, JsonObject>>;

/** Returns the pointer to a field, or to a key in it. */
export function atField(name: string, ...keys: string[]): string {
  return toPointer(['schema', 'properties', name, ...keys]);
}

export const isNumeric = (field: JsonObject | undefined): boolean =>
  field?.['type'] === 'number' || field?.['type'] === 'integer';
