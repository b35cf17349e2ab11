import './stand-in.css';
import { boxClass, standInProps, type StandInProps } from './stand-in-props.ts';

/** A line of text, with a unit behind it where there is one. */
export function TextStandIn(
  props: StandInProps & {
    text: string;
    unit?: string;
    align?: 'left' | 'right';
    inputMode?: 'decimal' | 'numeric';
  },
) {
  const { text, unit, align, inputMode } = props;
  const input = (
    <input
      {...standInProps(props)}
      className={unit === undefined ? boxClass(props) : 'pw-stand-in-inner'}
      type="text"
      autoComplete="off"
      inputMode={inputMode}
      placeholder={props.placeholder ?? '请输入'}
      key={text}
      defaultValue={text}
      style={align && { textAlign: align }}
    />
  );
  if (unit === undefined) return input;
  return (
    <span className={boxClass(props, ' pw-stand-in-box')}>
      {input}
      <span className="pw-stand-in-unit">{unit}</span>
    </span>
  );
}
