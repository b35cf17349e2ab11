const meaning = '有未保存的修改';

/** The dot of a page with unsaved input. */
export function UnsavedMark() {
  return <span className="pw-unsaved-mark" role="img" aria-label={meaning} title={meaning} />;
}
