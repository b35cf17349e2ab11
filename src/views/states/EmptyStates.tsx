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

/** Says that nothing is there yet, for any title: 还没有铭牌审核记录, 还没有出入库记录. */
export function emptyText(title: string): string {
  return title.endsWith('记录') ? say('还没有{title}', { title }) : say('还没有{title}记录', { title });
}

/** Nothing fits the conditions. */
export function FilteredEmptyState({ onClear, onWhy }: { onClear: () => void; onWhy?: () => void }) {
  const action = { title: say('清空条件'), run: onClear };
  return <StatePanel drawing="search" title={say('没有符合条件的数据')} action={action} {...(onWhy && { onWhy })} />;
}
