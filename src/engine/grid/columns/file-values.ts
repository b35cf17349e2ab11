import type { ResolvedColumn } from '../../list/index.ts';
import { parseFiles } from '../../values/index.ts';
import { editingKind } from './column-editing.ts';

/** docs/requirements.md, Constants: a file's name is cut to so many characters in a cell. */
const shownCharacters = 5;

/** The first five characters of a name and an ellipsis; a shorter name as it is. */
export function shortFileName(name: string): string {
  const characters = [...name];
  return characters.length <= shownCharacters ? name : `${characters.slice(0, shownCharacters).join('')}…`;
}

/**
 * Whether the files of a cell are not to be taken away (`allowRemove` false): nothing empties it or is written over it.
 */
export function keepsFiles(column: ResolvedColumn, value: unknown): boolean {
  return column.componentProps.allowRemove === false && editingKind(column) === 'file' && parseFiles(value).length > 0;
}
