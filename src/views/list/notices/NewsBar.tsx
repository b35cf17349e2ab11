import { Button } from 'antd';

import type { ListNews } from '../../../runtime/list/index.ts';

/** What others have done to the list while one looks at it. */
export function NewsBar({ news, onRefresh }: { news: ListNews; onRefresh: () => void }) {
  if (news.stale) {
    return (
      <p className="pw-notice-bar" role="status">
        <Button type="link" size="small" onClick={onRefresh}>
          此列表有新的变化，点击刷新
        </Button>
      </p>
    );
  }
  if (news.changed === 0) return null;
  return (
    <p className="pw-notice-bar" role="status">
      {news.changed} 条记录刚被他人修改，已更新并标出
    </p>
  );
}
