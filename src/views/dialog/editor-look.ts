import type { EditorEntry } from '../../runtime/dialog/index.ts';

const words = { create: '新增', edit: '编辑', detail: '详情' } as const;
const usualWidth = 800;

/** E.g. 编辑 客户. */
export function editorTitle({ mode, target }: EditorEntry): string {
  return `${words[mode]} ${target.title}`;
}

/** The form's own width in pixels, or the usual one. */
export function editorWidth({ target }: EditorEntry): number {
  return target.form.width ?? usualWidth;
}
