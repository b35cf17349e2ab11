import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { Control } from '../../runtime/form/index.ts';
import '../../widgets/light-controls/light-controls.css';
import { lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';
import { sideId } from './side-id.ts';

const titles = { start: '开始日期', end: '结束日期' } as const;

const calendar = {
  component: lazyComponent(async () => (await import('./RangeCalendar.tsx')).RangeCalendar),
  standIn: RangeStandIn,
};

interface DateRangeProps {
  title: string;
  begin: unknown;
  end: unknown;
  onChange: (range: [string | null, string | null]) => void;
}

/** A range of days with open sides; the last day counts in full. Its calendar is loaded when it is first touched. */
export function DateRange(props: DateRangeProps) {
  const rangeId = useId();
  const [side, setSide] = useState<'start' | 'end'>('start');
  useEffect(() => whenContentStands(() => calendar.component.preload(), 'next'), []);
  // The input that was touched is the one that gets the focus.
  return <Control definition={calendar} props={{ ...props, id: sideId(rangeId, side), rangeId, onSide: setSide }} />;
}

function RangeStandIn(props: DateRangeProps & { rangeId: string; onSide: (side: 'start' | 'end') => void }) {
  const { title, begin, end, rangeId, onSide, onChange } = props;
  const side = (name: 'start' | 'end', value: unknown) => (
    <RangeSide
      id={sideId(rangeId, name)}
      title={title}
      placeholder={titles[name]}
      text={typeof value === 'string' ? value.slice(0, 10) : ''}
      onTouch={() => onSide(name)}
      onTyped={(day) => onChange(name === 'start' ? [day, textOf(end)] : [textOf(begin), day])}
    />
  );
  return (
    <span className="pw-light pw-light-box pw-light-range">
      {side('start', begin)}
      <span aria-hidden="true">→</span>
      {side('end', end)}
      <svg className="pw-light-icon" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M1.3 2.5h11.4v10H1.3zM1.5 5.4h11M4.3 1v2.8M9.7 1v2.8" />
      </svg>
    </span>
  );
}

/** One side of the range until the calendar is loaded: a day that was typed counts with Enter, and when the side is left. */
function RangeSide(props: {
  id: string;
  title: string;
  placeholder: string;
  text: string;
  onTouch: () => void;
  onTyped: (day: string) => void;
}) {
  const { id, title, placeholder, text, onTouch, onTyped } = props;
  const input = useRef<HTMLInputElement>(null);
  // Not another input for another value: the focus would go.
  useLayoutEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  const take = ({ value }: HTMLInputElement) => {
    const typed = dayOf(value);
    if (typed !== undefined && typed !== text) onTyped(typed);
  };
  return (
    <input
      ref={input}
      id={id}
      type="text"
      className="pw-light-inner"
      aria-label={title}
      autoComplete="off"
      placeholder={placeholder}
      defaultValue={text}
      onPointerDownCapture={onTouch}
      onFocusCapture={onTouch}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget)}
      onBlur={({ currentTarget }) => take(currentTarget)}
    />
  );
}

function dayOf(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
