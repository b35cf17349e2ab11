/** What closes or redraws tabs. */
export type Leaving = '关闭' | '刷新';

/** More names than this are counted. */
const mostNames = 3;

/** The question before tabs with unsaved input go; `titles` are theirs, one at least. */
export function leaveQuestion(titles: readonly string[], leaving: Leaving) {
  const names = titles.slice(0, mostNames).map((title) => `“${title}”`);
  const more = titles.length > mostNames ? `等 ${titles.length} 页` : '';
  return {
    title: `${names.join('、')}${more}有未保存的修改，确定${leaving}吗？`,
    content: `${leaving}后，没有保存的内容会丢失。`,
    okText: leaving,
    okButtonProps: { danger: true },
    cancelText: `不${leaving}`,
    autoFocusButton: 'cancel',
  } as const;
}
