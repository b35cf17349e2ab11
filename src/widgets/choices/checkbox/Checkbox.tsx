import { Checkbox as AntCheckbox } from 'antd';

import type { CheckboxWidgetProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText, selectionOf } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

type Value = FieldOption['value'];

export type CheckboxProps = WidgetProps<Value | Value[]> & CheckboxWidgetProps;

const row = { alignItems: 'center' } as const;
const column = { flexDirection: 'column', alignItems: 'start' } as const;

/** One checkbox for a boolean; with options a checkbox for each. */
export function Checkbox({ options, ...rest }: CheckboxProps) {
  return options ? <Several {...rest} options={options} /> : <One {...rest} />;
}

function One({ value, onChange, onBlur, readOnly, text, values = [true, false], ...rest }: CheckboxProps) {
  const isChecked = value !== null && value !== undefined && String(value) === String(values[0]);
  if (readOnly) return <ReadOnlyText id={rest.id}>{isChecked ? say('是') : say('否')}</ReadOnlyText>;
  return (
    <AntCheckbox
      id={rest.id}
      style={{ minHeight: 32, alignItems: 'center' }}
      disabled={rest.disabled}
      checked={isChecked}
      onChange={(event) => onChange?.(event.target.checked ? values[0] : values[1])}
      onBlur={onBlur}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      aria-invalid={rest['aria-invalid']}
    >
      {text}
    </AntCheckbox>
  );
}

function Several({ value, onChange, onBlur, readOnly, options = [], joined, vertical, ...rest }: CheckboxProps) {
  const selection = selectionOf({ value, options, multiple: true, joined });
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus leave any of its boxes
    <div
      id={rest.id}
      role="group"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      onBlur={onBlur}
    >
      <AntCheckbox.Group
        style={{ minHeight: 32, display: 'flex', flexWrap: 'wrap', columnGap: 8, ...(vertical ? column : row) }}
        disabled={rest.disabled}
        options={selection.choices}
        value={selection.chosen}
        onChange={(next) => onChange?.(selection.valueFor(next))}
      />
    </div>
  );
}
