import { Activity, useState, type ReactNode } from 'react';

/** What a tab does to its page: 切换 hides what is inside and shows it again, as it was. */
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
