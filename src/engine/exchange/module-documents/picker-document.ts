import { documentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import type { ModuleDescription } from './description.ts';

const mostSearched = 3;
const mostColumns = 6;

/** Creates the dialog in which other forms choose a record of a module, and its key. */
export function pickerDocument({ id, title, fields }: ModuleDescription): [DocumentKey, JsonObject] {
  const shown = fields.filter(({ inList }) => inList).map(({ name }) => name);
  const searched = fields.filter(({ query }) => query !== undefined).map(({ name }) => name);
  return [
    documentKey(id, 'picker'),
    {
      kind: 'picker',
      formatVersion: 1,
      title: { 'zh-CN': `选择${title}`, 'en-US': `Choose: ${title}` },
      model: id,
      ...(searched.length > 0 && { search: searched.slice(0, mostSearched) }),
      columns: shown.slice(0, mostColumns),
    },
  ];
}
