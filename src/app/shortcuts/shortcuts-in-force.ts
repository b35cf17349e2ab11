import { say } from '../../locale/index.ts';
import type { KeyHelp } from '../../views/table/index.ts';
import { saveButtonIn, type Front } from './front.ts';

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly KeyHelp[];
}

/**
 * Returns the active shortcuts, grouped by where they apply. `tableKeys` returns those of a table that is read or
 * edited. Groups without shortcuts are left out.
 */
export function shortcutsInForce(
  front: Front | undefined,
  tableKeys: (table: 'read' | 'edit', isTree: boolean) => readonly KeyHelp[],
): ShortcutGroup[] {
  const has = (selector: string) => front?.element.querySelector(selector) != null;
  const group = (title: string, isInForce: boolean, shortcuts: () => readonly KeyHelp[]) =>
    isInForce ? [{ title, shortcuts: shortcuts() }] : [];
  const isTree = has('[role="treegrid"]');
  const isForm = has('[role="form"]');
  return [
    {
      title: say('随处'),
      shortcuts: [
        { title: say('搜索菜单'), keys: ['Control+k'] },
        ...(front && saveButtonIn(front) ? [{ title: say('保存'), keys: ['Control+s'] }] : []),
        ...(isForm || has('.pw-list') ? [{ title: say('为什么是这样'), keys: ['F1'] }] : []),
        ...(front?.isDialog ? [{ title: say('关闭最上面的弹窗'), keys: ['Escape'] }] : []),
        { title: say('键盘快捷键'), keys: ['?'] },
      ],
    },
    ...group(say('表单'), isForm && front?.isDialog === true, () => [
      { title: say('保存'), keys: ['Enter', 'Control+Enter'] },
      { title: say('下一项、上一项'), keys: ['Tab', 'Shift+Tab'] },
    ]),
    ...group(say('表格里编辑'), has('.pw-sheet'), () => tableKeys('edit', isTree)),
    ...group(say('列表'), has(':not(.pw-sheet) > .pw-grid'), () => tableKeys('read', isTree)),
    ...group(say('页签栏'), !front?.isDialog && document.querySelector('[role="tablist"] .pw-tab') !== null, () => [
      { title: say('上一个、下一个页签'), keys: ['ArrowLeft', 'ArrowRight'] },
      { title: say('第一个、最后一个页签'), keys: ['Home', 'End'] },
      { title: say('打开页签'), keys: ['Enter'] },
      { title: say('关闭页签'), keys: ['Delete'] },
    ]),
  ];
}
