import { pickedText, tellApart, type ResolvedPicker } from '../../engine/picker/index.ts';
import type { DataRecord, Ports } from '../ports/index.ts';
import { knownNamesakes } from './picked-records.ts';

/**
 * The names of chosen records in order. Where another known record of the picker has the name, it is followed by the columns
 * of the picker that tell them apart: `六角螺栓 · M-002`.
 */
export function pickedNames(ports: Ports, picker: ResolvedPicker, records: readonly DataRecord[]): string[] {
  const shown = picker.list?.columns.map(({ key }) => key) ?? [];
  const choiceOf = (record: DataRecord) => ({
    value: pickedText(record, 'id'),
    text: pickedText(record, picker.label),
    record: Object.fromEntries(shown.map((key) => [key, record[key]])),
  });
  return records.map((record) => {
    const choice = choiceOf(record);
    const mark = tellApart(knownNamesakes(ports, picker, choice.text).map(choiceOf)).get(choice.value);
    return mark === undefined ? choice.text : `${choice.text} · ${mark}`;
  });
}
