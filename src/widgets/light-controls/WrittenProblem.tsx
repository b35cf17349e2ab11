import type { WidgetProps } from '../../runtime/registry/index.ts';

/** The problem of a typed text, below its control; in a form, the form shows it. */
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
