import { oncePerState, spokenState, type CatalogueState } from '../../catalogue/index.ts';
import { spoken } from '../../locale/index.ts';
import type { PermissionRow } from '../tables.ts';
import { menuRows, permissionPoints } from './permission-rows.ts';

type Named = Pick<PermissionRow, 'name' | 'component' | 'perms' | 'menu_type'>;

/**
 * Gives rows the names that the documents give them in the language of who asks. A name that is stored otherwise than the
 * documents say it in Chinese was written by a person, and stays.
 */
export function saidNames(state: CatalogueState): <Row extends Named>(row: Row) => Row {
  const names = namesIn(spokenState(state));
  return (row) => {
    const name = names.get(keyOf(row));
    return name === undefined ? row : { ...row, name };
  };
}

const namesIn = oncePerState((state): ReadonlyMap<string, string> => {
  const original = spokenState(state, { locale: 'zh-CN' });
  if (original === state) return new Map();
  const chinese = spoken(() => rowsOf(original));
  return new Map(rowsOf(state).flatMap(({ name }, index) => (chinese[index] ? [[keyOf(chinese[index]), name]] : [])));
});

/** All rows that the documents make, in the same order in every language. */
function rowsOf(state: CatalogueState): PermissionRow[] {
  return [...menuRows(state), ...permissionPoints(state, [])];
}

function keyOf({ name, component, perms, menu_type: type }: Named): string {
  return type === 2 ? `point ${perms} ${name}` : `entry ${component} ${name}`;
}
