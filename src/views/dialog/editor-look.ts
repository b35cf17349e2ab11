import { text, textTable } from '../../locale/index.ts';
import type { EditorEntry } from '../../runtime/dialog/index.ts';
import { isBill } from './bill-facts.ts';

const words = textTable({ create: text('新增'), edit: text('编辑'), detail: text('详情') } as const);
const usualWidth = 800;
/** The width in pixels of a form with a table of lines. */
export const billWidth = 1200;
/** The width in pixels of 详情 (docs/requirements.md, Screens). */
const detailWidth = 1200;

/** Returns the entry's own title, else e.g. 编辑 客户. */
export function editorTitle({ mode, target, title }: EditorEntry): string {
  return title ?? `${words[mode]} ${target.title}`;
}

/** Returns the form's own width in pixels, or the default, which is larger for bills; 详情 uses the full width. */
export function editorWidth({ mode, target }: EditorEntry): number {
  const { width, nodes } = target.form;
  const usual = isBill({ nodes }) ? billWidth : usualWidth;
  return mode === 'detail' ? detailWidth : (width ?? usual);
}
