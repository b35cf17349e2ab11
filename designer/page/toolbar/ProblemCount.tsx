import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { isSamePath, type NodeProblems } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { pageWords, type Locale } from '../../words/index.ts';

/** The number of problems of the document, if it has any. A press selects the next node that has one. */
export function ProblemCount(props: { design: OpenDesign; problems: readonly NodeProblems[]; locale: Locale }) {
  const { design, problems, locale } = props;
  const count = problems.reduce((sum, { messages }) => sum + messages.length, 0);
  if (count === 0) return null;
  const primary = design.selected.at(-1);
  const at = primary ? problems.findIndex(({ path }) => isSamePath(path, primary)) : -1;
  const next = problems[(at + 1) % problems.length];
  return (
    <Button
      className="pw-designer-problems"
      type="text"
      size="small"
      icon={<ExclamationCircleOutlined />}
      title={next?.messages.join('\n')}
      onClick={() => next && design.select([next.path])}
    >
      {pageWords[locale].problems(count)}
    </Button>
  );
}
