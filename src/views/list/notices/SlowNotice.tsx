import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { ListController } from '../../../runtime/list/index.ts';
import { useWhenOnline } from '../../../runtime/registry/index.ts';

/** Shows that a query takes long, with a cancel button, and that the rows are those of an earlier query. */
export function SlowNotice({ controller }: { controller: ListController }) {
  if (controller.outdated) return <OutdatedNotice onRetry={controller.refresh} />;
  if (!controller.slow) return null;
  return (
    <p className="pw-notice-bar" role="status">
      {say('查询时间较长，仍在等待服务器；可以取消后缩小查询范围')}
      <Button type="link" size="small" onClick={controller.stop}>
        {say('取消查询')}
      </Button>
    </p>
  );
}

function OutdatedNotice({ onRetry }: { onRetry: () => void }) {
  useWhenOnline(onRetry);
  return (
    <p className="pw-notice-bar" role="status">
      {say('网络已断开，下面还是上一次查询的结果')}
      <Button type="link" size="small" onClick={onRetry}>
        {say('重试')}
      </Button>
    </p>
  );
}
