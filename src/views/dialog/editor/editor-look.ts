import type { EditorEntry } from '../../../runtime/dialog/index.ts';

const words = { create: '新增', edit: '编辑', detail: '详情' } as const;
const usualWidth = 800;
/** Of 详情 (docs/requirements.md, Screens). */
const detailWidth = 1200;

/** E.g. 编辑 客户. */
export function editorTitle({ mode, target }: EditorEntry): string {
  return `${words[mode]} ${target.title}`;
}

/** The form's own width in pixels, or the usual one; a record that is looked at has all the width that there is. */
export function editorWidth({ mode, target }: EditorEntry): number {
  return mode === 'detail' ? detailWidth : (target.form.width ?? usualWidth);
}
