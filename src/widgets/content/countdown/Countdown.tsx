import { useEffect, useState } from 'react';

import type { CountdownWidgetProps } from '../../../../generated/props.ts';
import { remaining } from '../../../engine/time/periods/index.ts';
import { serverTime } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import { ContentFrame } from '../../../views/screen/index.ts';

import './countdown.css';

export type CountdownProps = LayoutProps & CountdownWidgetProps;

const nothingToLoad = { isLoading: false, error: undefined, onRetry: () => undefined };

/** The time until a moment: days, hours, minutes and seconds; a sentence once it has passed. */
export function Countdown({ title, until = '', done = say('已到'), plain }: CountdownProps) {
  const [now, setNow] = useState(serverTime);
  const left = remaining(until, now);
  const isRunning = left !== undefined && !left.isOver;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverTime()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <ContentFrame title={title} height={0} plain={plain} {...nothingToLoad}>
      <div className="pw-countdown" role="timer" aria-label={title}>
        {left === undefined ? say('“{until}”不是日期或时间', { until }) : left.isOver ? done : left.text}
      </div>
    </ContentFrame>
  );
}
