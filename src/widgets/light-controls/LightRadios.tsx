import './light-controls.css';

import type { LightProps } from './light-props.ts';

/** A group of native radios. */
export function LightRadios(
  props: LightProps & {
    choices: readonly { value: string; label: string; disabled?: boolean }[];
    chosen: string | undefined;
    onChoose: (value: string) => void;
    vertical?: boolean | undefined;
  },
) {
  const { id, choices, chosen, disabled, vertical, onChoose } = props;
  return (
    <div
      id={id}
      role="radiogroup"
      className={vertical ? 'pw-light-row pw-light-column' : 'pw-light-row'}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      aria-required={props['aria-required']}
      aria-invalid={props['aria-invalid']}
      onBlur={props.onBlur}
    >
      {choices.map(({ value, label, disabled: isOff }) => (
        <label key={value} className={disabled || isOff ? 'pw-light-radio pw-light-off' : 'pw-light-radio'}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            disabled={disabled || isOff}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
