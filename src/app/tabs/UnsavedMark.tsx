import { text, translated } from '../../locale/index.ts';

const meaning = text('有未保存的修改');

/** The dot that marks a page with unsaved input. */
export function UnsavedMark() {
  return <span className="pw-unsaved-mark" role="img" aria-label={translated(meaning)} title={translated(meaning)} />;
}
