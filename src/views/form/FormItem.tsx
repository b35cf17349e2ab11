import { QuestionCircleOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';

import { Tip } from '../../kit/controls/tip/Tip.tsx';
import type { FormItemProps } from '../../runtime/registry/index.ts';

import './form.css';

/**
 * A form item: the label to the left of the control, with the star before it; the help below in grey, errors replace it
 * in red.
 */
export function FormItem(props: FormItemProps) {
  const { id, title, tooltip, required, readOnly, reasons } = props;
  const style: CSSProperties & Record<`--${string}`, string | number> = {};
  if (props.gridSpan) style['--pw-span'] = props.gridSpan;
  if (props.labelWidth !== undefined) style['--pw-label-width'] = `${props.labelWidth}px`;
  return (
    <div className={readOnly ? 'pw-form-item pw-form-item-read-only' : 'pw-form-item'} style={style}>
      <div className="pw-form-item-label">
        {required && (
          <span className="pw-form-item-star" aria-hidden>
            *
          </span>
        )}
        <label id={`${id}-label`} htmlFor={id}>
          {title}
        </label>
        {tooltip && (
          <Tip title={tooltip}>
            <QuestionCircleOutlined aria-label={tooltip} tabIndex={0} style={{ marginLeft: 4 }} />
          </Tip>
        )}
      </div>
      <div className="pw-form-item-control">
        <div
          className="pw-form-item-body"
          style={{ width: props.controlWidth }}
          title={reasons.length > 0 ? reasons.join('\n') : undefined}
        >
          {props.children}
        </div>
        <Note {...props} />
      </div>
    </div>
  );
}

/**
 * One line that is always rendered: errors, else warnings, else the help text. The hidden help keeps its space while an
 * error replaces it, so that nothing moves.
 */
function Note({ id, errors, warnings, description, readOnly }: FormItemProps) {
  const sort = errors.length > 0 ? ' pw-form-item-error' : warnings.length > 0 ? ' pw-form-item-warning' : '';
  const problem = errors[0] ?? warnings[0];
  return (
    <div id={`${id}-note`} className={`pw-form-item-note${sort}`}>
      {!readOnly && description && (
        <div
          className={`pw-form-item-help${problem ? ' pw-form-item-covered' : ''}`}
          aria-hidden={problem ? true : undefined}
        >
          {description}
        </div>
      )}
      {problem && <div>{problem}</div>}
    </div>
  );
}
