import { Spin } from 'antd';

import './pages.css';

/** While the session loads; shows nothing for the first moment, so that quick answers do not flash. */
export function WaitingPage() {
  return (
    <div className="pw-waiting" role="status" aria-label="正在加载">
      <Spin delay={150} size="large" />
    </div>
  );
}
