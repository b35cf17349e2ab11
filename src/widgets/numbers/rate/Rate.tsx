import { Rate as AntRate } from 'antd';

import type { RateWidgetProps } from '../../../../generated/props.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type RateProps = WidgetProps<number> & RateWidgetProps;

/** A star rating: a number up to `count`, in halves if allowed. Choosing the same value again clears it. */
export function Rate({ value, onChange, onBlur, readOnly, count = 5, allowHalf, texts, ...rest }: RateProps) {
  const stars = Number(value ?? 0) || 0;
  if (readOnly) {
    const text = stars === 0 ? null : `${stars} / ${count}`;
    return <ReadOnlyText id={rest.id}>{text}</ReadOnlyText>;
  }
  return (
    <div
      id={rest.id}
      role="group"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      aria-describedby={rest['aria-describedby']}
      style={{ minHeight: 32, display: 'flex', alignItems: 'center' }}
    >
      <AntRate
        count={count}
        allowHalf={allowHalf}
        tooltips={texts}
        disabled={rest.disabled}
        value={stars}
        onChange={(next) => onChange?.(next === 0 ? null : next)}
        onBlur={onBlur}
      />
    </div>
  );
}
