import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, use, useMemo, useState, type ComponentProps } from 'react';

import { serverToday } from '../../engine/time/calendar/server-today.ts';
import { periodChoices } from '../../engine/time/periods/index.ts';
import { DATE } from '../../engine/values/index.ts';
import { readDateText, sentenceOf } from '../../engine/written/index.ts';
import { say } from '../../locale/index.ts';
import { WrittenInput, type WrittenInCalendar } from '../../runtime/form/index.ts';
import { sideId, sides, type Side, type WrittenSides } from './range-sides.ts';

dayjs.extend(serverToday);

const Inputs = createContext<(id: string | undefined) => WrittenInCalendar | undefined>(() => undefined);

const components = { input: SideInput };

/**
 * The calendar of a `DateRange`. Its inputs keep their text until blur or Enter: antd's own inputs discard text they
 * cannot parse, and swap the sides of a range.
 */
export function RangeCalendar(props: {
  rangeId: string;
  title: string;
  begin: unknown;
  end: unknown;
  onChange: (range: [string | null, string | null]) => void;
  written: WrittenSides;
  setWritten: (next: (before: WrittenSides) => WrittenSides) => void;
  problem: string | null;
}) {
  const { rangeId: id, title, begin, end, onChange, written, setWritten, problem } = props;
  const [isOpen, setOpen] = useState(false);
  // The value is memoized: a new array would make the picker discard the side that was typed first.
  const value = useMemo((): [Dayjs | null, Dayjs | null] => [dayOf(begin), dayOf(end)], [begin, end]);
  const put = (side: Side, next: WrittenSides[Side]) => setWritten((before) => ({ ...before, [side]: next }));
  const writtenAt = (side: Side): WrittenInCalendar => ({
    text: written[side]?.text,
    problem: written[side]?.problem ?? null,
    write: (text) => put(side, { text, problem: null }),
    settle() {
      const text = written[side]?.text;
      if (text === undefined) return true;
      const read = readDateText(text);
      if (!('value' in read)) {
        put(side, { text, problem: sentenceOf(read) });
        return false;
      }
      put(side, undefined);
      onChange(side === 'start' ? [read.value, textOf(value[1])] : [textOf(value[0]), read.value]);
      return true;
    },
    drop: () => put(side, undefined),
    close: () => setOpen(false),
  });
  const inputs = (input: string | undefined) => {
    const side = sides.find((each) => sideId(id, each) === input);
    return side && writtenAt(side);
  };
  /** Drops the text of a side whose day was changed by the calendar, which also reports unchanged days. */
  const dropChosen = (range: readonly (Dayjs | null)[] | null) => {
    if (textOf(range?.[0]) !== textOf(value[0])) put('start', undefined);
    if (textOf(range?.[1]) !== textOf(value[1])) put('end', undefined);
  };
  return (
    <Inputs value={inputs}>
      <DatePicker.RangePicker
        id={{ start: sideId(id, 'start'), end: sideId(id, 'end') }}
        aria-label={title}
        style={{ width: '100%' }}
        allowEmpty={[true, true]}
        format={DATE}
        placeholder={[say('开始日期'), say('结束日期')]}
        presets={presets}
        components={components}
        status={problem === null ? undefined : 'error'}
        order={false}
        open={isOpen}
        onOpenChange={setOpen}
        value={value}
        onCalendarChange={dropChosen}
        onChange={(range) => {
          dropChosen(range);
          onChange([textOf(range?.[0]), textOf(range?.[1])]);
        }}
      />
    </Inputs>
  );
}

function SideInput(props: ComponentProps<'input'>) {
  return <WrittenInput {...props} written={use(Inputs)(props.id)} />;
}

const presets = periodChoices();

function dayOf(text: unknown): Dayjs | null {
  const day = typeof text === 'string' && text !== '' ? dayjs(text) : null;
  return day?.isValid() ? day : null;
}

function textOf(day: Dayjs | null | undefined): string | null {
  return day ? day.format(DATE) : null;
}
