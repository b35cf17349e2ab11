import './stand-in.css';
import { boxClass, standInProps, type StandInProps } from './stand-in-props.ts';

/** A closed select: what is chosen, or the placeholder, and the arrow. */
export function ChoiceStandIn(props: StandInProps & { text: string }) {
  return (
    <span className={boxClass(props, ' pw-stand-in-box pw-stand-in-choice')}>
      <input
        {...standInProps(props)}
        className="pw-stand-in-inner"
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        autoComplete="off"
        placeholder={props.placeholder ?? '请选择'}
        key={props.text}
        defaultValue={props.text}
      />
      <svg className="pw-stand-in-arrow" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1.2 3.4 6 8.6l4.8-5.2" />
      </svg>
    </span>
  );
}
