import { Badge } from 'antd';

import { say } from '../../../locale/index.ts';
import type { Pane } from '../../../runtime/form/index.ts';

/** The title of a pane, with the number of its errors. */
export function PaneTitle({ pane: { title, errors } }: { pane: Pane }) {
  return (
    <span className="pw-pane-title">
      {title}
      {errors > 0 && <Badge count={errors} size="small" title={say('{errors} 处有错', { errors })} />}
    </span>
  );
}
