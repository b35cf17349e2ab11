import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';
import { newestFirst } from '../../../schema/kinds/list-defaults.ts';
import {
  moduleActions,
  type FieldDescription,
  type LinesDescription,
  type ModuleAction,
  type ModuleDescription,
} from './description.ts';
import { linkAddress } from './link-address.ts';

const modes: Readonly<Record<string, string>> = { like: 'like', group: 'range' };

/** Controls whose values are comma-separated lists: a search for one item finds the lists that contain it. */
const listed: ReadonlySet<string> = new Set(['list_multi', 'checkbox', 'sel_user', 'sel_depart']);

/** Returns how a list searches by a field; undefined if it does not. */
export function searchMode({ query, control }: Pick<FieldDescription, 'query' | 'control'>): string | undefined {
  if (query === undefined) return undefined;
  return modes[query] ?? (listed.has(control) ? 'has' : 'equals');
}

/** Creates the list of a module: its search, columns and buttons. */
export function listPart(module: ModuleDescription): JsonObject {
  const { fields, hasBoxes, tree, sort, urls, actions } = module;
  const search = fields.flatMap((field) => {
    const mode = searchMode(field);
    return mode === undefined ? [] : [{ field: field.name, mode }];
  });
  const names = new Set(fields.map(({ name }) => name));
  const columns = fields.filter(({ inList }) => inList).map((field) => columnOf(field, names));
  const order = sort ?? newestFirst;
  const isSorted = !tree && Object.keys(order).length > 0;
  return {
    search,
    columns,
    ...(!hasBoxes && { selection: 'none' }),
    ...(isSorted && { sort: order }),
    ...(actions && buttonsPart(actions, { isTree: tree !== undefined, hasBoxes })),
    ...(urls && { urls }),
  };
}

/** Creates the lists of lines next to the main list. */
export function detailsPart({ linesIn, lines }: ModuleDescription): JsonObject {
  if (linesIn === 'form' || lines.length === 0) return {};
  return {
    detailsPlacement: 'below',
    details: lines.slice(0, mostDetails).map((line) => detailOf(line, linesIn === 'both')),
  };
}

const mostDetails = 6;

/** Shows the lines of the selected record; a new line belongs to it. Lines that are part of the form are read-only. */
function detailOf({ module, parent }: LinesDescription, isRead: boolean): JsonObject {
  const { id, title, permission } = module;
  const shown = { ...listPart(module), search: [], toolbar: ['refresh'], rowActions: [], selection: 'none' };
  const list = {
    model: id,
    title,
    ...(isRead ? shown : listPart(module)),
    where: { [parent]: '{{ $record.id }}' },
  };
  return { title, ...(permission !== undefined && { permission: `${permission}:list` }), list };
}

function columnOf({ name, href, isTotal, isSortable }: FieldDescription, names: ReadonlySet<string>): JsonValue {
  const address = href === undefined ? undefined : linkAddress(href, names);
  const column: JsonObject = {
    key: name,
    ...(address !== undefined && { href: address }),
    ...(isTotal === true && { statistics: true }),
    ...(isSortable === false && { sorter: false }),
  };
  return Object.keys(column).length === 1 ? name : column;
}

const toolbarOf: readonly ModuleAction[] = ['add', 'import', 'export', 'batch-delete', 'advanced-query'];

function buttonsPart(
  actions: readonly ModuleAction[],
  { isTree, hasBoxes }: { isTree: boolean; hasBoxes: boolean },
): JsonObject {
  const offered = new Set(moduleActions.filter((action) => actions.includes(action)));
  const toolbar = toolbarOf.filter((action) => offered.has(action) && (hasBoxes || action !== 'batch-delete'));
  return {
    toolbar,
    rowActions: [
      ...(offered.has('edit') ? ['edit'] : []),
      ...(offered.has('detail') ? ['detail'] : []),
      ...(isTree && offered.has('add') ? ['add-child'] : []),
      ...(offered.has('delete') ? ['delete'] : []),
    ],
  };
}
