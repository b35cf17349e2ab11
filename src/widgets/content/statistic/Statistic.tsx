import type { StatisticWidgetProps } from '../../../../generated/props.ts';
import { growth, numberOf, totalOf } from '../../../engine/figures/index.ts';
import { AppLink } from '../../../kit/controls/app-link/AppLink.tsx';
import { useFigures } from '../../../runtime/figures/use-figures.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import { ContentFrame, valueText } from '../../../views/screen/index.ts';
import { Change } from './Change.tsx';
import { Sparkline } from './Sparkline.tsx';
import { TargetBar } from './TargetBar.tsx';

import './statistic.css';

export type StatisticProps = LayoutProps & StatisticWidgetProps;

const height = 64;

/** One number of a query, with its change against an earlier period, its progress to a target and its trend. */
export function Statistic(props: StatisticProps) {
  const { title, measure, rise = 'good', target, trend = false, page, plain } = props;
  const answer = useFigures({ ...props, ...(measure !== undefined && { measures: [measure] }) });
  const { figures } = answer;
  const shape = figures?.series[0]?.measure;
  const [now, before] = figures && shape ? [totalOf(figures, shape), totalOf(figures, shape, true)] : [null, null];
  const behind = page !== undefined && answer.shape ? answer.behind() : undefined;
  const text = shape && valueText(now, shape);
  const goal = numberOf(target);
  const unit = props.unit ?? shape?.unit;
  if (answer.isHidden) return null;
  return (
    <ContentFrame
      title={title}
      height={height}
      plain={plain}
      isLoading={answer.isLoading}
      error={answer.error}
      onRetry={answer.refresh}
    >
      {figures && shape && (
        <div className="pw-statistic">
          <div className="pw-statistic-value">
            {behind === undefined ? text : <AppLink to={`${page}${behind}`}>{text}</AppLink>}
            {unit && <span className="pw-statistic-unit">{unit}</span>}
          </div>
          {props.compare && (
            <Change percent={growth(now, before)} rise={rise} by={props.compare.by} before={valueText(before, shape)} />
          )}
          {goal !== null && goal > 0 && <TargetBar value={now ?? 0} target={goal} shape={shape} title={title} />}
          {trend && <Sparkline values={figures.series[0]?.values ?? []} />}
        </div>
      )}
    </ContentFrame>
  );
}
