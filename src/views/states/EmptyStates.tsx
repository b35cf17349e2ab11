import { say } from '../../schema/locale/index.ts';
import { StatePanel } from './StatePanel.tsx';

/** Nothing is there yet. `onAdd` is the one thing to do, where the person may. */
export function EmptyState({
  title,
  text = emptyText(title),
  onAdd,
  onWhy,
}: {
  title: string;
  text?: string | undefined;
  onAdd?: { title: string; run: () => void } | undefined;
  /** Tells why there is nothing. */
  onWhy?: (() => void) | undefined;
}) {
  return <StatePanel drawing="empty" title={text} {...(onAdd && { action: onAdd })} {...(onWhy && { onWhy })} />;
}

/** The sentence of an empty list with any title: 暂无客户, 暂无出入库记录, 暂无消息 for 我的消息. */
export function emptyText(title: string): string {
  return say('暂无{title}', { title: title.replace(/^(我的|My )/, '') });
}

/** Nothing fits the conditions. */
export function FilteredEmptyState({ onClear, onWhy }: { onClear: () => void; onWhy?: () => void }) {
  const action = { title: say('清空条件'), run: onClear };
  return <StatePanel drawing="search" title={say('没有符合条件的数据')} action={action} {...(onWhy && { onWhy })} />;
}
