import type { WidgetProps } from '../../runtime/registry/index.ts';

/** What is wrong with a written text, below its control; where there is a form, the form tells it. */
export function WrittenProblem({
  problem,
  onProblem,
}: {
  problem: string | null;
  onProblem: WidgetProps['onProblem'];
}) {
  if (problem === null || onProblem) return null;
  return (
    <div role="alert" style={{ color: 'var(--pw-danger)', fontSize: 12, lineHeight: '20px' }}>
      {problem}
    </div>
  );
}
