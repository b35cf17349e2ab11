import { oncePerState, spokenState, type CatalogueState } from '../../catalogue/index.ts';
import type { PermissionRow } from '../../database/index.ts';
import { spoken } from '../../locale/index.ts';
import { menuRows, permissionPoints } from './permission-rows.ts';

type Named = Pick<PermissionRow, 'name' | 'component' | 'perms' | 'menu_type'>;

/**
 * Translates the names of rows into the language of the request, as the documents define them. A stored name that
 * differs from the documents' Chinese name was written by a person and stays unchanged.
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

function rowsOf(state: CatalogueState): PermissionRow[] {
  return [...menuRows(state), ...permissionPoints(state, [])];
}

function keyOf({ name, component, perms, menu_type: type }: Named): string {
  return type === 2 ? `point ${perms} ${name}` : `entry ${component} ${name}`;
}
