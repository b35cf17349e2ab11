import './stand-in.css';
import type { StandInProps } from './stand-in-props.ts';

/** A group of radios, one of them chosen or none. */
export function RadioStandIn(
  props: StandInProps & {
    choices: readonly { value: string; label: string; disabled?: boolean }[];
    chosen: string | undefined;
  },
) {
  const { id, choices, chosen, disabled } = props;
  return (
    <div
      id={id}
      role="radiogroup"
      className="pw-stand-in-row"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      aria-required={props['aria-required']}
      aria-invalid={props['aria-invalid']}
    >
      {choices.map(({ value, label, disabled: isOff }) => (
        <label key={`${value} ${value === chosen}`} className="pw-stand-in-radio">
          <input type="radio" name={id} defaultChecked={value === chosen} disabled={disabled || isOff} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
