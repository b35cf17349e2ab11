import { isJsonObject, own, readObject, type JsonObject, type Path } from '../../../src/schema/json/index.ts';
import type { Tree } from '../../../src/schema/tree/index.ts';
import type { Vocabulary } from '../../../src/schema/vocabulary.ts';
import { freeName } from '../../behaviors/index.ts';
import {
  convertNodes,
  isPlanned,
  removeNodes,
  setProperty,
  type Command,
  type Design,
  type Plan,
} from '../../commands/index.ts';
import { nodesIn, titlesOfWidget, usualWidget, valueAtPath, type PlacedNode } from '../../model/index.ts';

/** The widget of a new column. */
export const newColumnWidget = 'Input';

/** The path of the columns of a table whose rows the form itself defines. */
export function columnsPath(table: Path): Path {
  return [...table, 'items', 'properties'];
}

/** Returns the columns of a table; undefined if the form does not define its rows. */
export function columnsOfTable(tree: Tree, table: Path): readonly PlacedNode[] | undefined {
  const path = columnsPath(table);
  return isJsonObject(valueAtPath(tree, path)) ? nodesIn(tree, path) : undefined;
}

/** Returns the table that a column belongs to; undefined if the path is not that of a column. */
export function tableOfColumn(path: Path): Path | undefined {
  return path.at(-2) === 'properties' && path.at(-3) === 'items' ? path.slice(0, -3) : undefined;
}

/** Returns the widget that edits a column, also if the column names none. */
export function widgetOfColumn(column: Pick<PlacedNode, 'key' | 'written'>, vocabulary: Vocabulary): string {
  return usualWidget(column, { vocabulary }) ?? newColumnWidget;
}

/** Returns the widgets that can edit a column: those that add a field and edit it in a cell. */
export function columnWidgets({ widgets }: Vocabulary): string[] {
  return Object.keys(widgets).filter((name) => {
    const entry = widgets[name];
    return (
      entry?.createField !== undefined && !entry.layout && entry.cellEditor?.in !== 'none' && entry.value !== 'rows'
    );
  });
}

/** Adds a column of a widget behind the others. */
export const addColumn: Command<{ table: Path; widget: string }> = (design, { table, widget }) => {
  const path = columnsPath(table);
  const columns = columnsOfTable(design.tree, table);
  const entry = own(design.vocabulary.widgets, widget);
  if (!columns || !entry) return { refused: { key: 'gone', values: [] } };
  const wanted = widget.charAt(0).toLowerCase() + widget.slice(1);
  const key = freeName(wanted, new Set(columns.map((column) => column.key)));
  return {
    label: { key: 'add', values: [titlesOfWidget(widget, design.vocabulary)] },
    patches: [{ op: 'insert', path, key, index: columns.length, value: columnOf(design, widget, entry.title) }],
  };
};

/** Removes a column; the table stays selected. */
export const removeColumn: Command<{ path: Path }> = (design, { path }) =>
  withTableSelected(removeNodes(design, { paths: [path] }));

/** Moves a column by some places. */
export const moveColumn: Command<{ path: Path; by: number }> = ({ tree }, { path, by }) => {
  const container = path.slice(0, -1);
  const columns = nodesIn(tree, container);
  const at = columns.findIndex(({ key }) => key === path.at(-1));
  const index = Math.max(0, Math.min(columns.length - 1, at + by));
  return {
    label: { key: 'move', values: [[String(path.at(-1))]] },
    patches: at < 0 || index === at ? [] : [{ op: 'move', from: path, to: container, index }],
  };
};

/**
 * Sets the widget of a column. The column keeps what the new widget knows too; if that cannot edit its values, it keeps
 * its title and that a value is required.
 */
export const setColumnWidget: Command<{ path: Path; widget: string }> = (design, { path, widget }) => {
  const before = readObject(valueAtPath(design.tree, path));
  const column = { key: String(path.at(-1)), written: before };
  // A column may have the name of a field of the model.
  const { fields: _, ...alone } = design;
  const nodes = [{ path, widget: widgetOfColumn(column, design.vocabulary) }];
  const conversion = convertNodes(alone, { nodes, to: widget });
  if (isPlanned(conversion)) return withTableSelected(conversion);
  const value = columnOf(design, widget, before['title']);
  return {
    label: { key: 'convert', values: [[String(path.at(-1))], titlesOfWidget(widget, design.vocabulary)] },
    patches: [{ op: 'set', path, value: before['required'] === true ? { ...value, required: true } : value }],
  };
};

/** Sets a key of a column; undefined removes it. Typing is one step, and the table stays selected. */
export const setColumnKey: Command<{ path: Path; key: 'title' | 'required'; value: string | true | undefined }> = (
  design,
  { path, key, value },
) => withTableSelected(setProperty(design, { node: path, path: [key], value }));

function withTableSelected(plan: Plan): Plan {
  if (!isPlanned(plan)) return plan;
  const { selected: _, ...rest } = plan;
  return rest;
}

function columnOf({ vocabulary }: Design, widget: string, title: JsonObject[string] | undefined): JsonObject {
  const created = own(vocabulary.widgets, widget)?.createField;
  return {
    ...(isJsonObject(created) ? created : {}),
    ...(title !== undefined && { title }),
    'x-component': widget,
  };
}
