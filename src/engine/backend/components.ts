import type { JsonObject } from '../../schema/json/index.ts';
import { readString } from '../values/index.ts';

const onlineDocuments: Readonly<Record<string, string>> = {
  form: 'cgform/{code}.model',
  report: 'cgreport/{code}.model',
};

/**
 * Reads the replacement for a component of a back end's menu: a document, the document of an online form or report, or
 * a note where there is no page. Returns an empty list for an item that has none of these.
 */
export function readComponent(item: JsonObject): [string, JsonObject][] {
  const component = readString(item['component']);
  const document = onlineDocuments[readString(item['online']) ?? ''] ?? readString(item['document']);
  if (component === undefined) return [];
  if (document !== undefined) return [[component, { component, document }]];
  return item['note'] === undefined ? [] : [[component, { component, note: item['note'] }]];
}
