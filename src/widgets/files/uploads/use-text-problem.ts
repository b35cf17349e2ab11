import { say } from '../../../locale/index.ts';
import { useReportedProblem } from '../../../runtime/data/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

/**
 * Reports to the form why an editor's text cannot be saved now: pictures are being uploaded, or it is too long.
 * @param length in characters (code points).
 * @returns the reported problem, or null.
 */
export function useTextProblem(
  {
    value,
    maxLength,
    onProblem,
  }: Pick<WidgetProps<string>, 'value' | 'onProblem'> & { maxLength?: number | undefined },
  { sending, length }: { sending: number; length: number },
): string | null {
  const isLong = maxLength !== undefined && length > maxLength;
  const tooLong = isLong ? say('最多{maxLength}个字，现在是{length}个字', { maxLength, length }) : null;
  const problem = sending > 0 ? say('图片正在上传，请等它传完再保存') : tooLong;
  useReportedProblem(problem, { onProblem, value });
  return problem;
}
