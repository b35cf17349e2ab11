import './stand-in.css';
import type { StandInProps } from './stand-in-props.ts';

/** A switch that is on or off, with the word for it. */
export function SwitchStandIn(props: StandInProps & { isOn: boolean; text: string }) {
  const { isOn, text } = props;
  return (
    <div className="pw-stand-in-row">
      <button
        type="button"
        id={props.id}
        role="switch"
        aria-checked={isOn}
        className={isOn ? 'pw-stand-in-switch pw-stand-in-on' : 'pw-stand-in-switch'}
        disabled={props.disabled}
        aria-label={props['aria-label']}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
      >
        {text}
      </button>
    </div>
  );
}
