import type { StatisticWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';

export interface ChangeProps {
  /** The change in percent; undefined if there is no earlier number. */
  percent: number | undefined;
  rise: NonNullable<StatisticWidgetProps['rise']>;
  by: NonNullable<StatisticWidgetProps['compare']>['by'];
  before: string;
}

/** The change of a number: an arrow, a percentage, and a word for screen readers. */
export function Change({ percent, rise, by = 'before', before }: ChangeProps) {
  const than = by === 'year' ? say('同比') : say('环比');
  if (percent === undefined) return <div className="pw-statistic-change">{than} —</div>;
  const isUp = percent > 0;
  const tone = percent === 0 || rise === 'neutral' ? 'neutral' : isUp === (rise === 'good') ? 'good' : 'bad';
  const word = percent === 0 ? say('持平') : isUp ? say('涨') : say('跌');
  return (
    <div className="pw-statistic-change" title={`${than.slice(1)} ${before}`}>
      {than}
      <span data-tone={tone}>
        {percent !== 0 && <span aria-hidden>{isUp ? '↑' : '↓'}</span>}
        <span className={percent === 0 ? undefined : 'pw-unseen'}>{word}</span>
        {percent !== 0 && `${Math.abs(percent)}%`}
      </span>
    </div>
  );
}
