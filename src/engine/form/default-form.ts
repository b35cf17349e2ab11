import type { JsonObject } from '../../schema/json/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import { widgetForCase } from '../widgets/index.ts';

/**
 * The properties of a form that nobody wrote: one grid of all fields that a person fills or wants to see; long texts and
 * lines take its whole width. In a row (`flat`) the fields stand without a grid.
 */
export function defaultProperties(model: ResolvedModel, columns: number, flat = false): JsonObject {
  const shown = model.fields.filter((field) => !field.hidden && (!field.readOnly || isWorthSeeing(field, model)));
  const nodes = Object.fromEntries(shown.map((field) => [field.name, isWide(field) ? wide(columns) : {}] as const));
  const grid = { 'x-component': widgetForCase('layout'), 'x-component-props': { columns } };
  return flat ? nodes : { _grid: { type: 'void', ...grid, properties: nodes } };
}

/** Filled by the server, and shown read-only: numbers, states, computed values, rollups. */
function isWorthSeeing(field: ResolvedField, model: ResolvedModel): boolean {
  const computed = field.numbering ?? field.rollup ?? field.value;
  return computed !== undefined || field.name === model.states?.field || model.balanceOf !== undefined;
}

function isWide(field: ResolvedField): boolean {
  return field.format === 'text' || field.child !== undefined;
}

function wide(columns: number): JsonObject {
  return { 'x-decorator-props': { gridSpan: columns } };
}
