import { WarningFilled } from '@ant-design/icons';
import { Popover } from 'antd';

import type { Problem } from '../../schema/problem.ts';
import { ProblemCard } from './ProblemCard.tsx';

/** The small sign in the place of a cell or a button that is written wrong; pressing it tells what is wrong. */
export function ProblemMarker({ problem, text }: { problem: Problem; text?: string }) {
  return (
    <Popover
      trigger={['click']}
      content={
        <div style={{ maxWidth: 480 }}>
          <ProblemCard problem={problem} />
        </div>
      }
    >
      <button
        type="button"
        className="pw-problem-marker"
        title={problem.message}
        aria-label={`文档有问题：${problem.message}`}
      >
        <WarningFilled aria-hidden="true" />
        {text}
      </button>
    </Popover>
  );
}
