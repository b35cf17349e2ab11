import { toPointer, type JsonObject } from '../../json/index.ts';

/** A model as its checks read it. */
export interface CheckedModel {
  id: string;
  body: JsonObject;
  fields: Fields;
  /** The fields of another model; none where it is not there. */
  fieldsOf: (model: string) => Fields;
  modelOf: (model: string) => JsonObject | undefined;
  /** Returns the bodies of all models. */
  models: () => JsonObject[];
  holdsRecord: HoldsRecord;
}

/** Whether the value of a widget is the id of a record. */
export type HoldsRecord = (widget: string) => boolean;

/** By name. */
export type Fields = Readonly<Record<string, JsonObject>>;

/** The place of a field, or of a key in it. */
export function atField(name: string, ...keys: string[]): string {
  return toPointer(['schema', 'properties', name, ...keys]);
}

export const isNumeric = (field: JsonObject | undefined): boolean =>
  field?.['type'] === 'number' || field?.['type'] === 'integer';
