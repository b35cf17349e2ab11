import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef, useState, type RefObject } from 'react';

import { useStableCallback } from '../../../kit/states/index.ts';
import type { ChartType } from './chart-props.ts';
import { loadChart } from './load-chart.ts';

/** The target of a press: a category, and a series if one was hit. */
export interface ChartPress {
  category: number;
  series: number | undefined;
}

/**
 * Renders an option and follows the size of its host. With axes a press anywhere over a category counts, so that small
 * bars can be hit.
 */
export function ChartCanvas(props: {
  type: ChartType;
  option: EChartsCoreOption;
  height: number;
  label: string;
  chart: RefObject<EChartsType | null>;
  onPress: (press: ChartPress) => void;
  onFailure: (reason: unknown) => void;
}) {
  const { type, option, height, label, chart } = props;
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<EChartsType>();
  const onPress = useStableCallback(props.onPress);
  const onFailure = useStableCallback(props.onFailure);
  useEffect(() => {
    let isWanted = true;
    let made: EChartsType | undefined;
    const begin = (init: Awaited<ReturnType<typeof loadChart>>) => {
      if (!isWanted || !host.current) return;
      made = init(host.current);
      chart.current = made;
      followPresses(made, onPress);
      setDrawn(made);
    };
    loadChart(type).then(begin, (reason: unknown) => isWanted && onFailure(reason));
    return () => {
      isWanted = false;
      chart.current = null;
      setDrawn(undefined);
      made?.dispose();
    };
  }, [type, chart, onPress, onFailure]);
  useEffect(() => {
    if (drawn && !drawn.isDisposed()) drawn.setOption(option, { notMerge: true });
  }, [drawn, option]);
  useEffect(() => {
    const element = host.current;
    if (!element || !drawn) return undefined;
    const observer = new ResizeObserver(() => {
      if (!drawn.isDisposed() && element.clientWidth > 0) drawn.resize();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawn]);
  return (
    <div
      ref={host}
      role="img"
      aria-label={label}
      className="pw-chart"
      data-drawn={drawn !== undefined || undefined}
      style={{ height }}
    />
  );
}

/** Calls the callback with the target of each press. ECharts reports a hit part before the press itself. */
function followPresses(chart: EChartsType, tell: (press: ChartPress) => void): void {
  let met: ChartPress | undefined;
  chart.on('click', ({ dataIndex, seriesIndex }) => {
    if (dataIndex !== undefined) met = { category: dataIndex, series: seriesIndex };
  });
  chart.getZr().on('click', ({ offsetX, offsetY }) => {
    const press = met ?? categoryAt(chart, [offsetX, offsetY]);
    met = undefined;
    if (press) tell(press);
  });
}

function categoryAt(chart: EChartsType, point: [number, number]): ChartPress | undefined {
  if (!chart.containPixel('grid', point)) return undefined;
  const positions = [chart.convertFromPixel({ gridIndex: 0 }, point)].flat();
  const isLying = Reflect.get([chart.getOption()['yAxis']].flat()[0] ?? {}, 'type') === 'category';
  const position = positions[isLying ? 1 : 0];
  return position === undefined || !Number.isFinite(position)
    ? undefined
    : { category: Math.round(position), series: undefined };
}
