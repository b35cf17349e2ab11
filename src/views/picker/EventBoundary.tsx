import type { ReactNode, SyntheticEvent } from 'react';

import './picker.css';

/**
 * Stops the React events of a picker's dialog, which would bubble through the portal to the form or the table that
 * contains the picker.
 */
export function EventBoundary({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- only stops events
    <span className="pw-picker-event-boundary" onClick={stop} onKeyDown={stop} onSubmit={stop} onBlur={stop}>
      {children}
    </span>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
