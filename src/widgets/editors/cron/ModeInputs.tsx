import { Checkbox, Select } from 'antd';

import type { CronField } from '../../../engine/time/cron/index.ts';
import { say } from '../../../locale/index.ts';
import { NumberInput, WeekdayInput } from './part-inputs.tsx';
import { boundsOf, choicesOf, type PartInputs, type PartMode } from './part-modes.ts';
import { unitOf, weekdayNames } from './part-words.ts';

interface ModeInputsProps {
  field: CronField;
  mode: PartMode;
  inputs: PartInputs;
  disabled: boolean;
  onChange: (inputs: Partial<PartInputs>) => void;
}

/** The inputs of a mode, in a sentence. */
export function ModeInputs({ field, mode, inputs, disabled, onChange }: ModeInputsProps) {
  const { min, max, maxStep } = boundsOf[field];
  const unit = unitOf[field];
  const Value = field === 'week' ? WeekdayInput : NumberInput;
  const common = { disabled, min, max };
  const { range, loop, nth } = inputs;
  switch (mode) {
    case 'unset':
      return <span className="pw-cron-hint">{say('日和周只能设置其中之一')}</span>;
    case 'range':
      return (
        <span className="pw-cron-inputs">
          {say('从')}{' '}
          <Value
            {...common}
            name={say('区间开始')}
            value={range.from}
            onChange={(from) => onChange({ range: { ...range, from } })}
          />
          {unit}
          {say(' 至')}{' '}
          <Value
            {...common}
            name={say('区间结束')}
            value={range.to}
            onChange={(to) => onChange({ range: { ...range, to } })}
          />
          {unit}
        </span>
      );
    case 'loop':
      return (
        <span className="pw-cron-inputs">
          {say('从')}{' '}
          <Value
            {...common}
            name={say('循环开始')}
            value={loop.from}
            onChange={(from) => onChange({ loop: { ...loop, from } })}
          />
          {unit}
          {say('开始，间隔')}
          <NumberInput
            disabled={disabled}
            min={1}
            max={maxStep}
            name={say('循环间隔')}
            value={loop.step}
            onChange={(step) => onChange({ loop: { ...loop, step } })}
          />
          {field === 'week' ? say('天') : unit}
        </span>
      );
    case 'workday':
      return (
        <span className="pw-cron-inputs">
          {say('本月')}{' '}
          <NumberInput
            {...common}
            name={say('工作日')}
            value={inputs.workday}
            onChange={(workday) => onChange({ workday })}
          />
          {say('日，最近的工作日')}
        </span>
      );
    case 'before-last':
      return (
        <span className="pw-cron-inputs">
          {say('最后一日之前')}{' '}
          <NumberInput
            {...common}
            name={say('之前的天数')}
            value={inputs.before}
            onChange={(before) => onChange({ before })}
          />
          {say('天')}
        </span>
      );
    case 'last-weekday':
      return (
        <span className="pw-cron-inputs">
          {say('本月最后一个')}
          <WeekdayInput
            disabled={disabled}
            name={say('最后一个')}
            value={inputs.lastWeekday}
            onChange={(lastWeekday) => onChange({ lastWeekday })}
          />
        </span>
      );
    case 'nth-weekday':
      return (
        <span className="pw-cron-inputs">
          {say('本月第')}{' '}
          <NumberInput
            disabled={disabled}
            min={1}
            max={5}
            name={say('第几个')}
            value={nth.nth}
            onChange={(next) => onChange({ nth: { ...nth, nth: next } })}
          />
          {say('个')}
          <WeekdayInput
            disabled={disabled}
            name={say('周几')}
            value={nth.weekday}
            onChange={(weekday) => onChange({ nth: { ...nth, weekday } })}
          />
        </span>
      );
    case 'specify':
      return (
        <Specified
          field={field}
          values={inputs.values}
          disabled={disabled}
          onChange={(values) => onChange({ values })}
        />
      );
    default:
      return null;
  }
}

function Specified(props: {
  field: CronField;
  values: number[];
  disabled: boolean;
  onChange: (values: number[]) => void;
}) {
  const { field, values, disabled, onChange } = props;
  const options = choicesOf(field).map((value) => ({
    value,
    label: field === 'week' ? (weekdayNames[value - 1] ?? '') : String(value),
  }));
  // At least one value stays: an empty part would never run.
  const change = (next: number[]) => next.length > 0 && onChange(next);
  if (field === 'year') {
    return (
      <Select
        mode="multiple"
        aria-label={say('指定的年')}
        className="pw-cron-years"
        options={options}
        value={values}
        disabled={disabled}
        onChange={change}
      />
    );
  }
  return (
    <Checkbox.Group
      className={field === 'week' ? 'pw-cron-values pw-cron-weekdays' : 'pw-cron-values'}
      options={options}
      value={values}
      disabled={disabled}
      onChange={change}
    />
  );
}
