import { Slider as AntSlider } from 'antd';

import type { SliderWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { Number as NumberBox } from '../number/Number.tsx';
import { clamped, sliderValue, stopsOf, type SliderValue } from './slider-value.ts';

export type SliderProps = WidgetProps<SliderValue> & SliderWidgetProps;

/** A number between two bounds, or with `range` a pair of numbers (`a,b`, or an array where `joined` is false). */
export function Slider({ value, onChange, onBlur, readOnly, range, showInput, unit = '', ...rest }: SliderProps) {
  const { min = 0, max = 100, step = 1, joined = true, disabled } = rest;
  const [begin, end] = stopsOf(value);
  if (readOnly) {
    const shown = (stop: number | null) => (stop === null ? '' : `${stop}${unit && ` ${unit}`}`);
    const text = range ? (begin === null && end === null ? '' : `${shown(begin)} ~ ${shown(end)}`) : shown(begin);
    return <ReadOnlyText id={rest.id}>{text}</ReadOnlyText>;
  }
  const from = clamped(begin ?? min, min, max);
  const to = clamped(end ?? max, min, max);
  const set = (stops: [number, number]) => onChange?.(sliderValue(stops, range, joined));
  const named = { 'aria-label': rest['aria-label'], 'aria-labelledby': rest['aria-labelledby'] };
  const control = {
    min,
    max,
    step,
    disabled,
    onBlur: () => onBlur?.(),
    tooltip: { formatter: (stop?: number) => `${stop ?? ''}${unit}` },
  };
  const box = (stop: number, index: 0 | 1, name: string) => (
    <div style={{ width: 96, flex: 'none' }}>
      <NumberBox
        aria-label={name}
        disabled={disabled}
        min={min}
        max={max}
        step={step}
        unit={unit || undefined}
        value={stop}
        onBlur={onBlur}
        onChange={(next) => {
          const typed = clamped(Number(next ?? min), min, max);
          set(index === 0 ? [typed, range ? Math.max(typed, to) : to] : [Math.min(from, typed), typed]);
        }}
      />
    </div>
  );
  return (
    <div
      id={rest.id}
      role="group"
      {...named}
      aria-describedby={rest['aria-describedby']}
      style={{ minHeight: 32, display: 'flex', alignItems: 'center', gap: 16 }}
    >
      {showInput && range && box(from, 0, say('从'))}
      <div style={{ flex: 1, minWidth: 80 }}>
        {range ? (
          <AntSlider
            {...control}
            range
            value={[from, to]}
            ariaLabelForHandle={[say('从'), say('到')]}
            onChange={([next = min, last = max]) => set([next, last])}
          />
        ) : (
          <AntSlider
            {...control}
            value={from}
            ariaLabelForHandle={rest['aria-label']}
            ariaLabelledByForHandle={rest['aria-labelledby']}
            onChange={(next) => set([next, to])}
          />
        )}
      </div>
      {showInput && (range ? box(to, 1, say('到')) : box(from, 0, say('输入数值')))}
    </div>
  );
}
