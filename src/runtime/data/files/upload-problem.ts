import { useEffect } from 'react';

import { say } from '../../../locale/index.ts';
import type { WidgetProps } from '../../registry/index.ts';

export interface UnstoredFiles {
  underWay: number;
  failed: number;
}

/** Returns the reason why a form with such files cannot be saved; null if it can. */
export function uploadProblem({ underWay, failed }: UnstoredFiles): string | null {
  if (underWay > 0) return say('文件正在上传，请等它传完再保存');
  return failed > 0 ? say('有{failed}个文件没有上传成功，请重试或删除', { failed }) : null;
}

/** Returns the message of a failed upload. */
export function uploadFailure(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : say('未知错误');
}

/** Reports a problem to its field, and again after each change of the value, which clears reported problems. */
export function useReportedProblem(
  problem: string | null,
  { onProblem, value }: Pick<WidgetProps, 'onProblem' | 'value'>,
): void {
  useEffect(() => {
    onProblem?.(problem);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reported again for each value
  }, [onProblem, problem, value]);
}
