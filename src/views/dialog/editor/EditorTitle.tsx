import type { EditorEntry } from '../../../runtime/dialog/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { headOf, isBill } from '../bill-facts.ts';
import { editorTitle } from '../editor-look.ts';

/** What the dialog does; of a bill also its number and its state, which stay in sight while one scrolls. */
export function EditorTitle({ entry, record }: { entry: EditorEntry; record: DataRecord | undefined }) {
  const { number, state } =
    record && entry.mode !== 'create' && isBill(entry.target.form)
      ? headOf(entry.target.model, record)
      : { number: '', state: '' };
  return (
    <>
      {editorTitle(entry)}
      {number !== '' && <span className="pw-bill-number"> · {number}</span>}
      {state !== '' && <span className="pw-bill-state">{state}</span>}
    </>
  );
}
