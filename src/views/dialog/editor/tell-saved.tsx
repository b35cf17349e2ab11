import { Button } from '../../../kit/controls/button/Button.tsx';
import type { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import type { EditorEntry } from '../../../runtime/dialog/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';

/** Seconds in which the user can follow the link to the new record. */
const readable = 8;

/** Shows that a record was saved; for a new bill also its number, with a link to it. */
export function tellSaved(
  message: ReturnType<typeof useFeedback>['message'],
  text: string,
  { mode, target, onShow }: EditorEntry,
  saved: DataRecord,
): void {
  const numbered = target.model.fields.find(({ numbering }) => numbering);
  const number = saved[numbered?.name ?? ''];
  if (mode !== 'create' || !onShow || typeof number !== 'string' || number === '') return message.success(text);
  const key = `saved-${number}`;
  const show = () => {
    message.destroy(key);
    onShow(saved);
  };
  const content = (
    <>
      {text} {numbered?.title} {number}
      <Button type="link" size="small" onClick={show}>
        {say('查看')}
      </Button>
    </>
  );
  message.open({ key, type: 'success', duration: readable, content });
}
