import { ExpressionError, fillText } from '../../schema/expressions/index.ts';
import { say } from '../../schema/locale/index.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ResolvedDialog } from './resolved-dialog.ts';

/**
 * What stands at the head of a dialog: its title with the expressions evaluated over `scope` (`$record`, `$selection`,
 * `$args`, `$user` …). Where one fails, what is inside gives its own title, and the problem is returned.
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

/** The title of what a dialog holds. */
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
