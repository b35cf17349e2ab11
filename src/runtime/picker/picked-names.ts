import { pickedText, tellApart, type ResolvedPicker } from '../../engine/picker/index.ts';
import type { DataRecord, Ports } from '../ports/index.ts';
import { knownNamesakes } from './picked-records.ts';

/**
 * Returns the names of chosen records in order. If another known record of the picker has the same name, the name is
 * followed by the picker columns that distinguish them: `六角螺栓 · M-002`.
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
