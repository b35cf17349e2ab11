import type { MouseEvent, ReactNode } from 'react';

import { useGo } from '../routes/index.ts';

/** A link between the pages before sign-in. */
export function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  const go = useGo();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
