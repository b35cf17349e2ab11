import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useLayoutEffect, useRef } from 'react';

import { useControlAria } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

interface PickerSettings {
  disabled?: boolean;
  status?: 'error' | 'warning';
  autoFocus?: boolean;
  onBlur?: () => void;
  picker: 'date' | 'week' | 'month' | 'quarter' | 'year';
  format: string;
  placeholder: string;
  minDate?: Dayjs;
  maxDate?: Dayjs;
}

/** A picker of several days. antd's gives its input neither an id nor a name; this one adds both. */
export function SeveralDays(props: {
  picker: PickerSettings;
  aria: Pick<WidgetProps, 'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>;
  days: Dayjs[];
  onChange: (days: Dayjs[]) => void;
}) {
  const { picker, aria, days, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (input && aria.id !== undefined) input.id = aria.id;
  });
  useControlAria(aria);
  return (
    <div ref={box}>
      <DatePicker
        {...picker}
        style={{ width: '100%' }}
        multiple
        maxTagCount="responsive"
        value={days}
        onChange={(next) => onChange(next ?? [])}
      />
    </div>
  );
}
