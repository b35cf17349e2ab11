import './light-controls.css';

import type { LightProps } from './light-props.ts';

/** A switch, with the text of its state. */
export function LightSwitch(props: LightProps & { isOn: boolean; text: string; onTurn: (isOn: boolean) => void }) {
  const { isOn, text, onTurn } = props;
  return (
    <div className="pw-light-row">
      <button
        type="button"
        id={props.id}
        role="switch"
        aria-checked={isOn}
        className={isOn ? 'pw-light-switch pw-light-on' : 'pw-light-switch'}
        disabled={props.disabled}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        onClick={() => onTurn(!isOn)}
        onBlur={props.onBlur}
      >
        {text}
      </button>
    </div>
  );
}
