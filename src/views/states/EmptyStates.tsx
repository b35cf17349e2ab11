import { StatePanel } from './StatePanel.tsx';

/** Nothing is there yet. `onAdd` is the one thing to do, where the person may. */
export function EmptyState({
  title,
  text = `还没有${title}`,
  onAdd,
}: {
  title: string;
  text?: string | undefined;
  onAdd?: { title: string; run: () => void } | undefined;
}) {
  return <StatePanel drawing="empty" title={text} {...(onAdd && { action: onAdd })} />;
}

/** Nothing fits the conditions. */
export function FilteredEmptyState({ onClear }: { onClear: () => void }) {
  return <StatePanel drawing="search" title="没有符合条件的数据" action={{ title: '清空条件', run: onClear }} />;
}
