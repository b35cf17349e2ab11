import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { Control } from '../../runtime/form/index.ts';

import '../../widgets/light-controls/light-controls.css';

import { say, text, textTable } from '../../locale/index.ts';
import { lazyComponent, whenContentStands } from '../../runtime/registry/index.ts';
import { sideId, type Side, type WrittenSides } from './range-sides.ts';

const titles = textTable({ start: text('开始日期'), end: text('结束日期') } as const);

const calendar = {
  component: lazyComponent(async () => (await import('./RangeCalendar.tsx')).RangeCalendar),
  standIn: RangeStandIn,
};

interface DateRangeProps {
  title: string;
  begin: unknown;
  end: unknown;
  onChange: (range: [string | null, string | null]) => void;
  onProblem?: (problem: string | null) => void;
}

/**
 * A range of days; either side may be empty, and the last day is included. An invalid date, or an end before its start,
 * stays with an error. Its calendar is loaded on the first interaction.
 */
export function DateRange({ onProblem, ...props }: DateRangeProps) {
  const rangeId = useId();
  const [side, setSide] = useState<Side>('start');
  const [written, setWritten] = useState<WrittenSides>({});
  useEffect(() => whenContentStands(() => calendar.component.preload(), 'next'), []);
  const problem = written.start?.problem ?? written.end?.problem ?? orderProblem(props.begin, props.end);
  const tell = useRef(onProblem);
  useLayoutEffect(() => void (tell.current = onProblem));
  useEffect(() => {
    tell.current?.(problem);
    return () => tell.current?.(null);
  }, [problem]);
  return (
    <>
      <Control
        definition={calendar}
        props={{ ...props, id: sideId(rangeId, side), rangeId, onSide: setSide, written, setWritten, problem }}
      />
      {problem !== null && (
        <div className="pw-search-problem" role="alert">
          {problem}
        </div>
      )}
    </>
  );
}

function orderProblem(begin: unknown, end: unknown): string | null {
  const [from, to] = [dayText(begin), dayText(end)];
  return from !== '' && to !== '' && to < from ? say('结束日期早于开始日期，请改正。') : null;
}

function dayText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 10) : '';
}

function RangeStandIn(
  props: DateRangeProps & {
    rangeId: string;
    onSide: (side: Side) => void;
    written: WrittenSides;
    setWritten: (next: (before: WrittenSides) => WrittenSides) => void;
    problem: string | null;
  },
) {
  const { title, begin, end, rangeId, onSide, onChange, written, setWritten, problem } = props;
  const side = (name: Side, value: unknown) => (
    <RangeSide
      id={sideId(rangeId, name)}
      title={title}
      placeholder={titles[name]}
      text={written[name]?.text ?? dayText(value)}
      onTouch={() => onSide(name)}
      onTyped={(typed) => {
        // The calendar, once loaded, accepts more formats.
        const isDay = typed === '' || /^\d{4}-\d\d-\d\d$/.test(typed);
        const wrong = { text: typed, problem: say('“{typed}”不是日期，请写成2026-03-01这样。', { typed }) };
        setWritten((before) => ({ ...before, [name]: isDay ? undefined : wrong }));
        const day = typed === '' ? null : typed;
        if (isDay) onChange(name === 'start' ? [day, textOf(end)] : [textOf(begin), day]);
      }}
    />
  );
  return (
    <span className={`pw-light pw-light-box pw-light-range${problem === null ? '' : ' pw-light-error'}`}>
      {side('start', begin)}
      <span aria-hidden="true">→</span>
      {side('end', end)}
      <svg className="pw-light-icon" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M1.3 2.5h11.4v10H1.3zM1.5 5.4h11M4.3 1v2.8M9.7 1v2.8" />
      </svg>
    </span>
  );
}

function RangeSide(props: {
  id: string;
  title: string;
  placeholder: string;
  text: string;
  onTouch: () => void;
  onTyped: (typed: string) => void;
}) {
  const { id, title, placeholder, text: shown, onTouch, onTyped } = props;
  const input = useRef<HTMLInputElement>(null);
  // The input is not replaced for another value, as it would lose the focus.
  useLayoutEffect(() => {
    if (input.current) input.current.value = shown;
  }, [shown]);
  const take = ({ value }: HTMLInputElement) => {
    if (value.trim() !== shown) onTyped(value.trim());
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
      defaultValue={shown}
      onPointerDownCapture={onTouch}
      onFocusCapture={onTouch}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget)}
      onBlur={({ currentTarget }) => take(currentTarget)}
    />
  );
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
