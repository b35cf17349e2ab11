import { Radio as AntRadio } from 'antd';

import type { RadioWidgetProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { ReadOnlyText, selectionOf } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { LightRadios } from '../../light-controls/index.ts';

export type RadioProps = WidgetProps<FieldOption['value']> & RadioWidgetProps;

const row = { alignItems: 'center' } as const;
const column = { flexDirection: 'column', alignItems: 'start' } as const;

/** A radio group. */
export function Radio({ value, onChange, onBlur, readOnly, options = [], buttons, vertical, ...rest }: RadioProps) {
  const selection = selectionOf({ value, options, joined: false, valueText: rest.valueText });
  if (readOnly) return <ReadOnlyText id={rest.id}>{selection.text}</ReadOnlyText>;
  const take = (chosen: string) => {
    const next = selection.valueFor(chosen);
    if (!Array.isArray(next)) onChange?.(next);
  };
  if (!buttons) {
    return (
      <LightRadios
        {...rest}
        vertical={vertical}
        choices={selection.choices}
        chosen={selection.chosen[0]}
        onBlur={onBlur}
        onChoose={take}
      />
    );
  }
  return (
    <div
      id={rest.id}
      role="radiogroup"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      aria-required={rest['aria-required']}
      aria-invalid={rest['aria-invalid']}
      onBlur={onBlur}
    >
      <AntRadio.Group
        style={{ minHeight: 32, display: 'flex', flexWrap: 'wrap', ...(vertical ? column : row) }}
        optionType="button"
        disabled={rest.disabled}
        options={selection.choices}
        value={selection.chosen[0] ?? null}
        onChange={(event) => take(event.target.value)}
      />
    </div>
  );
}
