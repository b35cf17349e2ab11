import './steppers.css';

import { say } from '../../../locale/index.ts';

/** Two step buttons for users without arrow keys; Tab skips them. */
export function Steppers({
  disabled,
  onStep,
}: {
  disabled?: boolean | undefined;
  onStep: (direction: 1 | -1) => void;
}) {
  const button = (name: string, direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(direction)}
    >
      <svg viewBox="0 0 10 6" aria-hidden>
        <path d={direction === 1 ? 'M1 5l4-4 4 4' : 'M1 1l4 4 4-4'} />
      </svg>
    </button>
  );
  return (
    <span className="pw-steppers">
      {button(say('增加'), 1)}
      {button(say('减少'), -1)}
    </span>
  );
}
