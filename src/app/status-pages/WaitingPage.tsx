import { ListSkeleton } from '../../kit/states/index.ts';

import './status-pages.css';

/**
 * A skeleton of the shell, shown while the session and the shell load. It appears after a short delay, so that fast
 * responses do not flash.
 */
export function WaitingPage() {
  return (
    <div className="pw-waiting">
      <div className="pw-waiting-side" />
      <div className="pw-waiting-main">
        <div className="pw-waiting-head" />
        <div className="pw-document-skeleton">
          <ListSkeleton />
        </div>
      </div>
    </div>
  );
}
