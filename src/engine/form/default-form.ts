import type { FormProperties } from '../../../generated/documents.ts';
import { membersRead } from '../bill/index.ts';
import type { Gated } from '../gate/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';

/**
 * Returns the properties of the default form of a model: all fields that the user fills or needs to see. Values that are
 * summed up from later records are hidden for a new record.
 */
export function defaultProperties(model: ResolvedModel): Gated<FormProperties> {
  const shown = model.fields.filter((field) => !field.hidden && (!field.readOnly || isWorthSeeing(field, model)));
  const later = fieldsOfLaterRecords(model);
  return Object.fromEntries(shown.map(({ name }) => [name, later.has(name) ? notOfNew : {}]));
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
