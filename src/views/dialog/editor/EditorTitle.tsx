import { Tag } from '../../../kit/controls/tag/Tag.tsx';
import { useDictionary } from '../../../runtime/data/index.ts';
import type { EditorEntry } from '../../../runtime/dialog/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { headOf, isBill, type BillHead } from '../bill-facts.ts';
import { editorTitle } from '../editor-look.ts';

/** The action of the dialog; for a bill also its number and its state, which stay visible while scrolling. */
export function EditorTitle({ entry, record }: { entry: EditorEntry; record: DataRecord | undefined }) {
  const head = record && entry.mode !== 'create' && isBill(entry.target.form) && headOf(entry.target.model, record);
  return (
    <>
      {editorTitle(entry)}
      {head && head.number !== '' && <span className="pw-bill-number"> · {head.number}</span>}
      {head && head.state && <StateTag {...head.state} />}
    </>
  );
}

function StateTag({ field, value, text }: NonNullable<BillHead['state']>) {
  const items = useDictionary(field.options ? undefined : field.dictionary);
  const color = (field.options ?? items)?.find((option) => option.value === value)?.color;
  return (
    <>
      {/* A space, which stays at the end of the line where it wraps. */}
      {'\u2002'}
      <span className="pw-bill-state">
        <Tag color={color} text={text} />
      </span>
    </>
  );
}
