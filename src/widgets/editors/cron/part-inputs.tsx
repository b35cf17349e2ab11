import { InputNumber, Select } from 'antd';

import { weekdayNames } from './part-words.ts';

interface PartInputProps {
  name: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

export function NumberInput({ name, onChange, ...rest }: PartInputProps & { min: number; max: number }) {
  return (
    <InputNumber
      {...rest}
      aria-label={name}
      className="pw-cron-number"
      size="small"
      precision={0}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

const weekdayOptions = weekdayNames.map((label, index) => ({ value: index + 1, label }));

export function WeekdayInput({ name, value, disabled, onChange }: PartInputProps) {
  return (
    <Select
      aria-label={name}
      className="pw-cron-weekday"
      size="small"
      value={value}
      disabled={disabled}
      options={weekdayOptions}
      onChange={onChange}
    />
  );
}
