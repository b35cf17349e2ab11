import { ListSkeleton } from '../../views/states/index.ts';

import './status-pages.css';

/** While the session and the shell load: their shape in grey, after a moment, so that quick answers do not flash. */
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
