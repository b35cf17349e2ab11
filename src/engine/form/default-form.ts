import type { JsonObject } from '../../schema/json/index.ts';
import { membersRead } from '../bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import { widgetForCase } from '../widgets/index.ts';

/**
 * Returns the properties of the default form of a model: one grid of all fields that the user fills or needs to see;
 * long texts and lines take its whole width. In a row (`flat`) the fields have no grid. Values that are summed up from
 * later records are hidden for a new record.
 */
export function defaultProperties(model: ResolvedModel, columns: number, flat = false): JsonObject {
  const shown = model.fields.filter((field) => !field.hidden && (!field.readOnly || isWorthSeeing(field, model)));
  const later = fieldsOfLaterRecords(model);
  const nodes = Object.fromEntries(
    shown.map((field) => [field.name, { ...(isWide(field) && wide(columns)), ...(later.has(field.name) && notOfNew) }]),
  );
  const grid = { 'x-component': widgetForCase('layout'), 'x-component-props': { columns } };
  return flat ? nodes : { _grid: { type: 'void', ...grid, properties: nodes } };
}

function isWorthSeeing(field: ResolvedField, model: ResolvedModel): boolean {
  const computed = field.numbering ?? field.rollup ?? field.value;
  return computed !== undefined || field.name === model.states?.field || model.balanceOf !== undefined;
}

const notOfNew = { 'x-hidden': "{{ $mode == 'create' }}" };

/** The fields that are summed up from records that refer to this one, and those that are computed from such fields. */
function fieldsOfLaterRecords({ fields }: ResolvedModel): ReadonlySet<string> {
  const later = new Set(fields.flatMap(({ name, rollup }) => (rollup ? [name] : [])));
  // A computed field may precede the fields it reads.
  for (let known = 0; known !== later.size && later.size > 0;) {
    known = later.size;
    for (const { name, value } of fields)
      if (membersRead(value, ['$record', '$values']).some(([read = '']) => later.has(read))) later.add(name);
  }
  return later;
}

function isWide(field: ResolvedField): boolean {
  return field.format === 'text' || field.child !== undefined;
}

function wide(columns: number): JsonObject {
  return { 'x-decorator-props': { gridSpan: columns } };
}
