import { Activity, useState, type ReactNode } from 'react';

/** Hides and shows its children with 切换, as tabs do with pages. */
export function HideAndShow({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        切换
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
