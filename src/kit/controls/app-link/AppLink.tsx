import type { MouseEvent, ReactNode } from 'react';

import { useRuntime } from '../../../runtime/registry/index.ts';

/**
 * A link inside the application (`to` begins with `/`), which opens in its tab of the shell. With a modifier key, or
 * outside a shell, the browser follows it.
 */
export function AppLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, className, children } = props;
  const { go } = useRuntime();
  const follow = (event: MouseEvent) => {
    if (!go || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a className={className} href={to} onClick={follow}>
      {children}
    </a>
  );
}
