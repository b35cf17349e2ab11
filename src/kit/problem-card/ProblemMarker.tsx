import { WarningFilled } from '@ant-design/icons';

import { say } from '../../locale/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import { PopoverButton } from '../controls/popover-button/PopoverButton.tsx';
import { ProblemCard } from './ProblemCard.tsx';

/** The small marker that replaces an invalid cell or button; a press shows the problem. */
export function ProblemMarker({ problem, text }: { problem: Problem; text?: string }) {
  const content = () => (
    <div style={{ maxWidth: 480 }}>
      <ProblemCard problem={problem} />
    </div>
  );
  return (
    <PopoverButton content={content}>
      {(control) => (
        <button
          type="button"
          className="pw-problem-marker"
          title={problem.message}
          aria-label={say('文档有问题：{message}', { message: problem.message })}
          {...control}
        >
          <WarningFilled aria-hidden="true" />
          {text}
        </button>
      )}
    </PopoverButton>
  );
}
