import { say } from '../../locale/index.ts';
import { ExpressionError, fillText } from '../../schema/expressions/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { ResolvedDialog } from './resolved-dialog.ts';

/**
 * Returns the title of a dialog, with its expressions evaluated over `scope` (`$record`, `$selection`, `$args`, `$user`
 * …). If one fails, the title of the content is used, and the problem is returned.
 */
export function dialogTitle(
  dialog: Pick<ResolvedDialog, 'document' | 'title' | 'body'>,
  scope: object,
): { title: string; problem?: Problem } {
  try {
    return { title: fillText(dialog.title, scope) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const message = say('标题算不出来：{message}', { message: error.message });
    const place = { code: 'expression-failed', document: dialog.document, pointer: '/title' };
    return { title: titleInside(dialog.body) ?? say('弹窗'), problem: { severity: 'error', ...place, message } };
  }
}

/** Returns the title of a dialog's content. */
export function titleInside(body: ResolvedDialog['body']): string | undefined {
  switch (body.kind) {
    case 'form':
      return body.form.title;
    case 'list':
      return body.list.title;
    case 'picker':
      return body.picker.title;
    case 'screen':
      return body.screen.title;
    case 'text':
    case 'problem':
      return undefined;
  }
}
