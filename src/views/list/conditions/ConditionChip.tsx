import { CloseOutlined } from '@ant-design/icons';
import { Fragment, useId, type KeyboardEvent } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import type { Condition, ConditionPart } from '../../../runtime/list/index.ts';
import { ChosenValue } from './ChosenValue.tsx';

/** A condition as a sentence, with a button to remove it: by a press, Delete or Backspace. */
export function ConditionChip(props: { condition: Condition; onRemove: (condition: Condition) => void }) {
  const { condition, onRemove } = props;
  const id = useId();
  const remove = () => onRemove(condition);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove();
  };
  return (
    <li className="pw-condition">
      <span id={id} className="pw-condition-text">
        <span className="pw-condition-word">{condition.title}</span>
        {condition.parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence's words have no other order
          <Fragment key={index}>
            {' '}
            <Part part={part} />
          </Fragment>
        ))}
      </span>
      <span id={`${id}-remove`} hidden>
        {say('移除条件')}
      </span>
      <Button
        type="text"
        size="small"
        className="pw-condition-remove"
        aria-labelledby={`${id}-remove ${id}`}
        icon={<CloseOutlined aria-hidden />}
        onClick={remove}
        onKeyDown={onKeyDown}
      />
    </li>
  );
}

function Part({ part }: { part: ConditionPart }) {
  if ('word' in part) return <span className="pw-condition-word">{part.word}</span>;
  return (
    <span className="pw-condition-value" title={part.chosen ? undefined : part.value}>
      {part.chosen ? <ChosenValue {...part.chosen} text={part.value} /> : part.value}
    </span>
  );
}
