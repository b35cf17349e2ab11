import { Fragment } from 'react';

import { say, text, textTable } from '../../../locale/index.ts';
import type { Condition, ConditionGroup } from '../../../runtime/list/index.ts';
import { ConditionChip } from './ConditionChip.tsx';

const words = textTable({ and: text('且'), or: text('或') } as const);

/** A group of conditions; nested groups and “or” groups have a frame and the operator between their conditions. */
export function ConditionCluster(props: {
  group: ConditionGroup;
  label?: string;
  onRemove: (condition: Condition) => void;
  depth?: number;
}) {
  const { group, label, onRemove, depth = 1 } = props;
  const { conditions, match } = group;
  const isTold = conditions.length > 1 && (depth > 1 || match === 'or');
  return (
    <li className="pw-conditions-cluster" data-framed={isTold || undefined}>
      <ul
        className="pw-conditions-list"
        aria-label={label ?? (match === 'or' ? say('满足任一条件') : say('满足全部条件'))}
      >
        {conditions.map((one, index) => (
          <Fragment key={one.key}>
            {isTold && index > 0 && <li className="pw-conditions-word">{words[match]}</li>}
            {'conditions' in one ? (
              <ConditionCluster group={one} onRemove={onRemove} depth={depth + 1} />
            ) : (
              <ConditionChip condition={one} onRemove={onRemove} />
            )}
          </Fragment>
        ))}
      </ul>
    </li>
  );
}
