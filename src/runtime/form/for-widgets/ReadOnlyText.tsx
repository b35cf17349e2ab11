import type { ReactNode } from 'react';

/** Renders a read-only value as text; a dash if there is none. */
export function ReadOnlyText({ id, children }: { id?: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <span id={id} className="pw-read-only">
      {isEmpty ? '—' : children}
    </span>
  );
}
