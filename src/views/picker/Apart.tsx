import type { ReactNode, SyntheticEvent } from 'react';
import './picker.css';

/** What happens in the dialog is none of the form's or the table's around the picker: React would tell them of it. */
export function Apart({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- holds nothing of its own
    <span className="pw-picker-apart" onClick={stop} onKeyDown={stop} onSubmit={stop} onBlur={stop}>
      {children}
    </span>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
