import { isJsonObject, readNumber, readObject, readString, type JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { declarationOf, widgetForCase } from '../../widgets/index.ts';

/**
 * The nodes of a holder with columns, in order: a grid for each run of fields, which are side by side in the original
 * only in a grid, and other nodes alone.
 */
export type Run = { grid: JsonObject } | { nodes: JsonObject };

/** Splits the nodes of a holder with `columns` columns into runs. */
export function runsOfCells(nodes: JsonObject, columns: number, widgets: Vocabulary['widgets']): Run[] {
  if (columns < 2) return [{ nodes }];
  const runs: [string, JsonObject][][] = [];
  let isOpen = false;
  for (const [name, node] of Object.entries(nodes)) {
    if (!isJsonObject(node)) continue;
    const isField = declarationOf(readString(node['x-component']), widgets).layout !== true;
    if (isOpen && isField) runs.at(-1)?.push([name, node]);
    else runs.push([[name, node]]);
    isOpen = isField;
  }
  return runs.map((run) =>
    run.length < 2 ? { nodes: Object.fromEntries(run) } : { grid: gridOf(run, columns, widgets) },
  );
}

function gridOf(run: readonly [string, JsonObject][], columns: number, widgets: Vocabulary['widgets']): JsonObject {
  return {
    type: 'void',
    'x-component': widgetForCase('layout', widgets),
    'x-component-props': { columns },
    properties: Object.fromEntries(run.map(([name, node]) => [name, withSpan(node, columns, widgets)])),
  };
}

/** A wide field has its row without saying so; in a grid it must. */
function withSpan(node: JsonObject, columns: number, widgets: Vocabulary['widgets']): JsonObject {
  const decorator = readObject(node['x-decorator-props']);
  const { wide } = declarationOf(readString(node['x-component']), widgets);
  const span = readNumber(decorator['gridSpan']) ?? (wide ? columns : 1);
  const gridSpan = Math.min(span, columns);
  return gridSpan === 1 ? node : { ...node, 'x-decorator-props': { ...decorator, gridSpan } };
}
