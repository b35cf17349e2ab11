import './light-controls.css';

import { say } from '../../locale/index.ts';
import { inputAttributes } from '../../runtime/form/index.ts';
import { boxClass, type LightProps } from './light-props.ts';

/** A closed picker of dates or times, with its icon. */
export function DateStandIn(props: LightProps & { text: string; icon?: 'calendar' | 'clock' }) {
  return (
    <span className={boxClass(props, ' pw-light-box')}>
      <input
        {...inputAttributes(props)}
        className="pw-light-inner"
        type="text"
        autoComplete="off"
        placeholder={props.placeholder ?? say('请选择日期')}
        key={props.text}
        defaultValue={props.text}
      />
      <svg className="pw-light-icon" viewBox="0 0 14 14" aria-hidden="true">
        {props.icon === 'clock' ? (
          <path d="M7 1a6 6 0 1 0 0 12A6 6 0 0 0 7 1zm0 2.6v3.7l2.6 1.5" />
        ) : (
          <path d="M1.3 2.5h11.4v10H1.3zM1.5 5.4h11M4.3 1v2.8M9.7 1v2.8" />
        )}
      </svg>
    </span>
  );
}
