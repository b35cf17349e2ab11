import { say } from '../../locale/index.ts';
import { StatePanel } from './StatePanel.tsx';

/** The state of an empty list. `onAdd` is the primary action, if the user may add records. */
export function EmptyState({
  title,
  text = emptyText(title),
  onAdd,
  onWhy,
}: {
  title: string;
  text?: string | undefined;
  onAdd?: { title: string; run: () => void } | undefined;
  onWhy?: (() => void) | undefined;
}) {
  return <StatePanel drawing="empty" title={text} {...(onAdd && { action: onAdd })} {...(onWhy && { onWhy })} />;
}

/** Returns the text of an empty list: 暂无客户, 暂无出入库记录, 暂无消息 for 我的消息. */
export function emptyText(title: string): string {
  return say('暂无{title}', { title: title.replace(/^(我的|My )/, '') });
}

/** The state of a list without matches. */
export function FilteredEmptyState({ onClear, onWhy }: { onClear: () => void; onWhy?: () => void }) {
  const action = { title: say('清空条件'), run: onClear };
  return <StatePanel drawing="search" title={say('没有符合条件的数据')} action={action} {...(onWhy && { onWhy })} />;
}
