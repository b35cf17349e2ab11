import { say, text, textTable } from '../../locale/index.ts';

/** The actions that close or remount tabs. */
export type Leaving = keyof typeof words;

const words = textTable({
  close: { ok: text('关闭'), cancel: text('不关闭'), after: text('关闭后，没有保存的内容会丢失。') },
  refresh: { ok: text('刷新'), cancel: text('不刷新'), after: text('刷新后，没有保存的内容会丢失。') },
});

const mostNames = 3;

/**
 * Returns the confirmation dialog before tabs with unsaved input are closed or refreshed. `titles` has at least one
 * entry.
 */
export function leaveQuestion(titles: readonly string[], leaving: Leaving) {
  const quoted = titles.slice(0, mostNames).map((title) => `“${title}”`);
  const more = titles.length > mostNames ? say('等 {count} 页', { count: titles.length }) : '';
  const names = `${quoted.join(say('、'))}${more}`;
  return {
    title:
      leaving === 'close'
        ? say('{names}有未保存的修改，确定关闭吗？', { names })
        : say('{names}有未保存的修改，确定刷新吗？', { names }),
    content: words[leaving].after,
    okText: words[leaving].ok,
    okButtonProps: { danger: true },
    cancelText: words[leaving].cancel,
    autoFocusButton: 'cancel',
  } as const;
}
