/** A checkbox (or, for a single choice, a radio) that fills its cell, so that it is easy to hit. */
export function SelectBox(props: {
  label: string;
  state: 'all' | 'some' | 'none';
  single?: boolean;
  text?: string;
  /** `extend`: Shift was held. */
  onToggle: (extend: boolean) => void;
}) {
  const { label, state, single, text, onToggle } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Shift extends the selection of rows, not that of text
    <label className="pw-select-box" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type={single ? 'radio' : 'checkbox'}
        aria-label={label}
        checked={state === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      {text}
    </label>
  );
}
