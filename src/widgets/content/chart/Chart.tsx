import type { EChartsType } from 'echarts/core';
import { useMemo, useRef, useState } from 'react';

import type { Category } from '../../../engine/figures/index.ts';
import { say } from '../../../locale/index.ts';
import { useFigures } from '../../../runtime/figures/use-figures.ts';
import { portError, type PortError } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { ContentEmpty, ContentFrame, flatFigures, FlatTableView, summaryOf } from '../../../views/screen/index.ts';
import { useChartColors } from './chart-colors.ts';
import { chartOption } from './chart-option.ts';
import type { ChartProps } from './chart-props.ts';
import { ChartCanvas, type ChartPress } from './ChartCanvas.tsx';
import { ChartTools } from './ChartTools.tsx';
import { figuresOfChart } from './figures-of-chart.ts';

import './chart.css';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The figures of a query as a chart, with a table of the same figures for accessibility. */
export function Chart(props: ChartProps) {
  const { type = 'bar', stacked = false, most, page, height = 280, table = false, plain } = props;
  const { go } = useRuntime();
  const answer = useFigures(props);
  const colors = useChartColors();
  const chart = useRef<EChartsType>(null);
  const [isTable, setTable] = useState(table);
  const [failure, setFailure] = useState<PortError>();
  const { top, gaps, share } = props;
  const shown = useMemo(
    () => answer.figures && figuresOfChart(answer.figures, { type, top, gaps, share }),
    [answer.figures, type, top, gaps, share],
  );
  const canPress = page !== undefined && answer.shape !== undefined;
  const option = useMemo(() => {
    const look = { type, stacked, most, colors, canPress, isMoving: !isStill() };
    return shown && chartOption(shown.figures, { ...look, shares: shown.shares });
  }, [shown, type, stacked, most, colors, canPress]);
  const hrefOf = (category: Category, part?: Category) => {
    const behind = canPress ? answer.behind(category, part) : undefined;
    return behind === undefined ? undefined : `${page}${behind}`;
  };
  const press = ({ category, series }: ChartPress) => {
    const [pressed, part] = [shown?.figures.categories[category], shown?.figures.series[series ?? -1]];
    const href = pressed && !part?.isBefore && hrefOf(pressed, part?.part);
    if (href) (go ?? open)(href);
  };
  const title = props.title ?? answer.shape?.title ?? '';
  const isEmpty = shown !== undefined && answer.rows?.length === 0;
  const retry = () => {
    setFailure(undefined);
    answer.refresh();
  };
  if (answer.isHidden) return null;
  return (
    <ContentFrame
      title={props.title}
      height={height}
      plain={plain}
      isLoading={answer.isLoading}
      error={failure ?? answer.error}
      onRetry={retry}
      tools={
        shown &&
        !isEmpty && (
          <ChartTools
            title={title}
            chart={chart}
            shown={shown}
            isTable={isTable}
            colors={colors}
            onTable={setTable}
            onRefresh={answer.refresh}
          />
        )
      }
    >
      {shown && option && (
        <>
          {isEmpty ? (
            <ContentEmpty height={height} text={say('没有数据')} />
          ) : isTable ? (
            <div
              className="pw-figures"
              style={{ height }}
              role="region"
              aria-label={say('{title}的数据', { title })}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
              tabIndex={0}
            >
              <FlatTableView caption={title} table={flatFigures(shown.figures, shown.shares, hrefOf)} />
            </div>
          ) : (
            <>
              <ChartCanvas
                type={type}
                option={option}
                height={height}
                label={`${title}：${summaryOf(shown.figures)}`}
                chart={chart}
                onPress={press}
                onFailure={(reason) => setFailure(portError(reason))}
              />
              <div className="pw-unseen">
                <FlatTableView caption={title} table={flatFigures(shown.figures, shown.shares)} />
              </div>
            </>
          )}
        </>
      )}
    </ContentFrame>
  );
}

function open(address: string): void {
  location.assign(address);
}
