import { WarningOutlined } from '@ant-design/icons';

import { say } from '../../locale/index.ts';
import { useDocumentsAround } from '../../runtime/page/index.ts';
import type { ProblemCardProps } from '../../runtime/registry/index.ts';
import { Button } from '../controls/button/Button.tsx';
import { useIsConfigurator } from './use-model-problems.ts';

/**
 * The card that replaces a part that cannot be rendered: the problem, its place, and the most likely intended name. A
 * mistake in a model is described only to users who may change documents; others get one sentence.
 */
export function DrawnProblem(props: ProblemCardProps) {
  const isConfigurator = useIsConfigurator();
  if (!isConfigurator && props.problem.document.endsWith('.model'))
    return (
      <p role="note" className="pw-problem-card">
        <WarningOutlined /> {say('这个页面的配置有误，部分内容可能缺少，请联系管理员。')}
      </p>
    );
  return <DescribedProblem {...props} />;
}

function DescribedProblem({ problem, onRetry }: ProblemCardProps) {
  const finding = useServerFinding(problem);
  const line = problem.line ?? finding?.line;
  const nearest = problem.nearest ?? finding?.nearest;
  const color = problem.severity === 'error' ? 'var(--pw-color-error-text)' : 'var(--pw-color-warning-text)';
  const tint = problem.severity === 'error' ? 'var(--pw-color-error-bg)' : 'var(--pw-color-warning-bg)';
  const place = [problem.pointer || say('整份文档'), line && say('第 {line} 行', { line })].filter(Boolean).join('，');
  return (
    <div
      role="note"
      aria-label={say('文档里的问题')}
      className="pw-problem-card"
      style={{
        margin: '4px 0 8px',
        padding: '8px 12px',
        border: '1px solid var(--pw-color-border-secondary)',
        borderInlineStart: `3px solid ${color}`,
        borderRadius: 6,
        background: tint,
        color: 'var(--pw-color-text)',
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        <WarningOutlined style={{ color, marginInlineEnd: 8 }} />
        {problem.message}
        {nearest && say(' 是不是想写“{nearest}”？', { nearest })}
        {onRetry && (
          <Button type="link" size="small" onClick={onRetry}>
            {say('重试')}
          </Button>
        )}
      </div>
      <div style={{ fontSize: 12, color: 'var(--pw-color-text-secondary)' }}>
        {say('文档 {document} · 位置 {place}{expected}', {
          document: problem.document,
          place,
          expected: problem.expected && say(' · 应为 {expected}', { expected: problem.expected }),
        })}
      </div>
    </div>
  );
}

/** The server's finding at the same place of the document, which includes all names and the line numbers. */
function useServerFinding({ document, pointer }: ProblemCardProps['problem']) {
  const documents = useDocumentsAround();
  const key = documents && [...documents.keys()].find((candidate) => candidate === document);
  return key && documents.get(key)?.problems.find((finding) => finding.pointer === pointer);
}
