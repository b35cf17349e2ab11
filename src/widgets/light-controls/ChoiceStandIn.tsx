import './light-controls.css';

import { say } from '../../locale/index.ts';
import { inputAttributes } from '../../runtime/form/index.ts';
import { boxClass, type LightProps } from './light-props.ts';

/** A closed select: the chosen text or the placeholder, and the arrow. */
export function ChoiceStandIn(props: LightProps & { text: string }) {
  return (
    <span className={boxClass(props, ' pw-light-box pw-light-choice')}>
      <input
        {...inputAttributes(props)}
        className="pw-light-inner"
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={`${props.id}_list`}
        aria-haspopup="listbox"
        autoComplete="off"
        placeholder={props.placeholder ?? say('请选择')}
        key={props.text}
        defaultValue={props.text}
      />
      <svg className="pw-light-arrow" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1.2 3.4 6 8.6l4.8-5.2" />
      </svg>
    </span>
  );
}
