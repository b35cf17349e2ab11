import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { RemoteChanges } from '../../../runtime/list/index.ts';

/** Shows the changes of others in the open list. */
export function RemoteChangesBar({ changes, onRefresh }: { changes: RemoteChanges; onRefresh: () => void }) {
  if (changes.stale) {
    return (
      <p className="pw-notice-bar" role="status">
        <Button type="link" size="small" onClick={onRefresh}>
          {say('此列表有新的变化，点击刷新')}
        </Button>
      </p>
    );
  }
  if (changes.changed === 0) return null;
  return (
    <p className="pw-notice-bar" role="status">
      {say('{changed} 条记录刚被他人修改，已更新并标出', { changed: changes.changed })}
    </p>
  );
}
