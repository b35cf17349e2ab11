import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useState } from 'react';

import type { CalendarPartWidgetProps } from '../../../../generated/props.ts';
import { totalOf } from '../../../engine/figures/index.ts';
import { calendarWeeks, monthAround } from '../../../engine/time/periods/index.ts';
import { serverTime } from '../../../engine/values/index.ts';
import { AppLink } from '../../../kit/controls/app-link/AppLink.tsx';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say, text, textTable } from '../../../locale/index.ts';
import { useFigures } from '../../../runtime/figures/use-figures.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import { ContentFrame, shortNumber, valueText } from '../../../views/screen/index.ts';

import './calendar-part.css';

export type CalendarPartProps = LayoutProps & CalendarPartWidgetProps;

const weekdays = textTable([text('一'), text('二'), text('三'), text('四'), text('五'), text('六'), text('日')]);
const height = 280;

/** A month with a number on each day; a press on a day opens its records. */
export function CalendarPart(props: CalendarPartProps) {
  const { title, measure, category, page, plain, where } = props;
  const [month, setMonth] = useState(() => monthAround(serverTime(), 0));
  const answer = useFigures({
    ...props,
    ...(measure !== undefined && { measures: [measure] }),
    ...(category !== undefined && { where: { ...where, [category]: `${month.from},${month.to}` } }),
  });
  const { figures } = answer;
  const [series] = figures?.series ?? [];
  const numbers = new Map(figures?.categories.map((one, index) => [one.value, { one, value: series?.values[index] }]));
  const move = (by: number) => setMonth(monthAround(new Date(`${month.from}T00:00:00`), by));
  const name = say('{from} 年 {from2} 月', { from: month.from.slice(0, 4), from2: Number(month.from.slice(5, 7)) });
  if (answer.isHidden) return null;
  return (
    <ContentFrame
      title={title ?? answer.shape?.title}
      height={height}
      plain={plain}
      isLoading={answer.isLoading}
      error={answer.error}
      onRetry={answer.refresh}
      tools={
        <>
          <Button
            type="text"
            size="small"
            aria-label={say('上个月')}
            icon={<LeftOutlined />}
            onClick={() => move(-1)}
          />
          <span className="pw-calendar-month" aria-live="polite">
            {name}
          </span>
          <Button
            type="text"
            size="small"
            aria-label={say('下个月')}
            icon={<RightOutlined />}
            onClick={() => move(1)}
          />
        </>
      }
    >
      {figures && series && (
        <table className="pw-calendar">
          <caption className="pw-unseen">
            {say('{name}，{title}合计 {valueText}', {
              name,
              title: series.title,
              valueText: valueText(totalOf(figures, series.measure), series.measure),
            })}
          </caption>
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendarWeeks(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, index) => {
                  const found = day === null ? undefined : numbers.get(day);
                  const behind = found && page !== undefined ? answer.behind(found.one) : undefined;
                  const text = found && shortNumber(found.value ?? 0);
                  return (
                    <td key={day ?? weekdays[index]} data-filled={found !== undefined || undefined}>
                      {day && <span>{Number(day.slice(8))}</span>}
                      {found &&
                        (behind === undefined ? <b>{text}</b> : <AppLink to={`${page}${behind}`}>{text}</AppLink>)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ContentFrame>
  );
}
