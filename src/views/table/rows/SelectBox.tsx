/** A check box (or, for a single choice, a radio) that fills its cell, so that it is easy to hit. */
export function SelectBox(props: {
  label: string;
  state: 'all' | 'some' | 'none';
  single?: boolean;
  /** Said beside it too. */
  text?: string;
  onToggle: () => void;
}) {
  const { label, state, single, text, onToggle } = props;
  return (
    <label className="pw-select-box">
      <input
        type={single ? 'radio' : 'checkbox'}
        aria-label={label}
        checked={state === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        onChange={onToggle}
      />
      {text}
    </label>
  );
}
