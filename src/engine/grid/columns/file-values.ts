import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import { parseFiles } from '../../values/index.ts';
import { editingKind } from './column-editing.ts';

/** docs/requirements.md, Constants: the maximum length of a file's name in a cell. */
const shownCharacters = 5;

/** Returns the first five characters of a name and an ellipsis; a shorter name is unchanged. */
export function shortFileName(name: string): string {
  const characters = [...name];
  return characters.length <= shownCharacters ? name : `${characters.slice(0, shownCharacters).join('')}…`;
}

/** True if the files of a cell must not be removed (`allowRemove` false): it can be neither cleared nor overwritten. */
export function keepsFiles(column: ResolvedColumn, value: unknown): boolean {
  return column.componentProps.allowRemove === false && editingKind(column) === 'file' && parseFiles(value).length > 0;
}
