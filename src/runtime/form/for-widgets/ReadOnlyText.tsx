import type { ReactNode } from 'react';

/** A value as text, where it cannot be changed; a dash where there is none. */
export function ReadOnlyText({ id, children }: { id?: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <span id={id} className="pw-read-only">
      {isEmpty ? '—' : children}
    </span>
  );
}
