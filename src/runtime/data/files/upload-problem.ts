import { useEffect } from 'react';

import type { WidgetProps } from '../../registry/index.ts';

/** Files that are chosen and not stored: on their way, or failed. */
export interface UnstoredFiles {
  underWay: number;
  failed: number;
}

/** Why a form with such files cannot be saved; null where it can. */
export function uploadProblem({ underWay, failed }: UnstoredFiles): string | null {
  if (underWay > 0) return '文件正在上传，请等它传完再保存';
  return failed > 0 ? `有${failed}个文件没有上传成功，请重试或删除` : null;
}

/** Why a file was not stored, for a person. */
export function uploadFailure(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : '未知错误';
}

/** Tells a field what is wrong with its files, and again with each value: a finding ends with the value it was made for. */
export function useReportedProblem(
  problem: string | null,
  { onProblem, value }: Pick<WidgetProps, 'onProblem' | 'value'>,
): void {
  useEffect(() => {
    onProblem?.(problem);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the value it is told for
  }, [onProblem, problem, value]);
}
