import type { EChartsCoreOption } from 'echarts/core';

import { totalOf, type Figures, type Series } from '../../../engine/figures/index.ts';
import { say } from '../../../locale/index.ts';
import { shortNumber, valueText } from '../../../views/screen/index.ts';
import type { ChartColors } from './chart-colors.ts';
import type { ChartType } from './chart-props.ts';

/** The look of a chart, besides its figures. */
export interface ChartLook {
  type: ChartType;
  stacked: boolean;
  shares: readonly number[] | undefined;
  most: number | undefined;
  colors: ChartColors;
  canPress: boolean;
  isMoving: boolean;
}

/** Returns the ECharts option. Tooltips are drawn in the canvas, so that no text is parsed as markup. */
export function chartOption(figures: Figures, look: ChartLook): EChartsCoreOption {
  const { colors } = look;
  const { media, ...drawn } = drawings[look.type](figures, look);
  const baseOption = {
    color: colors.series,
    textStyle: { color: colors.text, fontFamily: 'inherit', fontSize: 12 },
    animation: look.isMoving,
    animationDuration: 200,
    animationDurationUpdate: 200,
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.text, fontSize: 12 },
    },
    ...drawn,
  };
  return media === undefined ? baseOption : { baseOption, media };
}

/** Below this width in pixels a pie has no room for labels next to it and uses a legend. */
const narrow = 320;

type Drawing = (figures: Figures, look: ChartLook) => EChartsCoreOption;

const drawings: Readonly<Record<ChartType, Drawing>> = {
  line: overAxis,
  area: overAxis,
  bar: overAxis,
  ranking: overAxis,
  scatter: overAxis,
  pie: slices,
  funnel: slices,
  radar: web,
  gauge: hand,
};

/** The space in pixels for the numbers after the bars of a ranking. */
const rankingLabels = 104;

const markedPoints = 40;

function overAxis(figures: Figures, look: ChartLook): EChartsCoreOption {
  const { categories, series } = figures;
  const { colors, type } = look;
  const isLying = type === 'ranking';
  const names = {
    type: 'category',
    data: categories.map(({ text }) => text),
    inverse: isLying,
    axisLabel: { color: colors.secondary, ...(isLying && { width: 110, overflow: 'truncate' }), hideOverlap: true },
    axisLine: { lineStyle: { color: colors.line } },
    axisTick: { show: false },
    ...(type === 'bar' || isLying ? {} : { boundaryGap: type === 'scatter' }),
  };
  const numbers = {
    type: 'value',
    splitNumber: 4,
    splitLine: { lineStyle: { color: colors.line } },
    axisLabel: { color: colors.secondary, formatter: shortNumber, hideOverlap: true },
  };
  return {
    grid: { left: 4, right: isLying ? rankingLabels : 16, top: 16, bottom: series.length > 1 ? 44 : 4 },
    ...(series.length > 1 && { legend: legendOf(colors) }),
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.text, fontSize: 12 },
      trigger: 'axis',
      axisPointer: { type: type === 'bar' || isLying ? 'shadow' : 'line' },
      formatter: (points: unknown) => tipOf(figures, look, indexOf(points)),
    },
    xAxis: isLying ? numbers : names,
    yAxis: isLying ? names : numbers,
    series: series.map((one, index) => axisSeries(one, index, figures, look)),
  };
}

function axisSeries(one: Series, index: number, { categories }: Figures, look: ChartLook): object {
  const { colors, type, stacked, canPress } = look;
  const color = one.isBefore ? colors.before : colors.series[index % colors.series.length];
  const isBar = type === 'bar' || type === 'ranking';
  return {
    type: isBar ? 'bar' : type === 'scatter' ? 'scatter' : 'line',
    name: one.title,
    data: one.values,
    cursor: canPress ? 'pointer' : 'default',
    itemStyle: { color, ...(isBar && !stacked && { borderRadius: type === 'bar' ? [3, 3, 0, 0] : [0, 3, 3, 0] }) },
    ...(isBar && { barMaxWidth: 36 }),
    ...(type === 'ranking' && {
      label: { show: true, position: 'right', color: colors.secondary, formatter: rankLabel(one, look) },
    }),
    ...(!isBar && type !== 'scatter' && { symbol: symbols[index % symbols.length], symbolSize: 6 }),
    ...(!isBar && { showSymbol: categories.length <= markedPoints, lineStyle: { color, width: 2, ...dashed(one) } }),
    ...(type === 'area' && { areaStyle: { color, opacity: 0.18 } }),
    ...(stacked && !one.isBefore && { stack: 'all' }),
  };
}

/** Series differ in their symbols too: colour is never the only distinction. */
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'pin'];

function dashed({ isBefore }: Series) {
  return isBefore ? { type: 'dashed' } : {};
}

function rankLabel({ measure }: Series, { shares }: ChartLook) {
  return ({ value, dataIndex }: { value: unknown; dataIndex: number }) => {
    const text = valueText(typeof value === 'number' ? value : null, measure);
    return shares ? `${text}（${shares[dataIndex]}%）` : text;
  };
}

function slices(figures: Figures, look: ChartLook): EChartsCoreOption {
  const { categories, series } = figures;
  const { colors, type, shares, canPress } = look;
  const [first] = series;
  const data = categories.map(({ text, isRest }, index) => ({
    name: text,
    value: Math.max(0, first?.values[index] ?? 0),
    ...(isRest && { itemStyle: { color: colors.before } }),
  }));
  const labelOf = ({ name, dataIndex }: { name: string; dataIndex: number }) =>
    shares ? `${name} ${shares[dataIndex]}%` : name;
  const called = new Map(categories.map(({ text }, dataIndex) => [text, labelOf({ name: text, dataIndex })]));
  return {
    ...(type === 'pie' && {
      legend: { ...legendOf(colors), show: false, formatter: (name: string) => called.get(name) ?? name },
      media: pieByWidth,
    }),
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: colors.raised,
      borderColor: colors.line,
      textStyle: { color: colors.text, fontSize: 12 },
      trigger: 'item',
      formatter: (point: unknown) => tipOf(figures, look, indexOf([point])),
    },
    series: [
      {
        type,
        data,
        cursor: canPress ? 'pointer' : 'default',
        itemStyle: { borderColor: colors.ground, borderWidth: 2 },
        label: { color: colors.text, formatter: labelOf, overflow: 'truncate', ...(type === 'pie' && toTheEdge) },
        labelLine: { lineStyle: { color: colors.line } },
        ...(type === 'funnel' && { left: '10%', right: '25%', top: 8, bottom: 8, gap: 2 }),
        ...(type === 'funnel' && { label: { color: colors.text, position: 'right', formatter: labelOf } }),
      },
    ],
  };
}

const toTheEdge = { alignTo: 'edge', edgeDistance: 4 };

const pieByWidth = [
  { query: { maxWidth: narrow }, option: pieLook(false) },
  { query: { minWidth: narrow + 1 }, option: pieLook(true) },
];

function pieLook(isWide: boolean) {
  const around = isWide
    ? { radius: ['42%', '64%'], center: ['50%', '50%'] }
    : { radius: ['38%', '66%'], center: ['50%', '44%'] };
  const names = { label: { show: isWide }, labelLine: { show: isWide } };
  return { legend: { show: !isWide }, series: [{ ...around, ...names }] };
}

function web(figures: Figures, look: ChartLook): EChartsCoreOption {
  const { categories, series } = figures;
  const { colors } = look;
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return {
    ...(series.length > 1 && { legend: legendOf(colors) }),
    radar: {
      indicator: categories.map(({ text }) => ({ name: text, max: most })),
      radius: '62%',
      axisName: { color: colors.secondary },
      axisLine: { lineStyle: { color: colors.line } },
      splitLine: { lineStyle: { color: colors.line } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: series.map((one, index) => ({
          name: one.title,
          value: one.values.map((value) => value ?? 0),
          symbol: symbols[index % symbols.length],
          areaStyle: { opacity: 0.12 },
          ...(one.isBefore && { lineStyle: { color: colors.before, type: 'dashed' } }),
        })),
      },
    ],
  };
}

function hand(figures: Figures, { colors, most }: ChartLook): EChartsCoreOption {
  const measure = figures.series[0]?.measure;
  const value = (measure && totalOf(figures, measure)) ?? 0;
  return {
    tooltip: { show: false },
    series: [
      {
        type: 'gauge',
        min: 0,
        max: most ?? roundAbove(value),
        startAngle: 205,
        endAngle: -25,
        radius: '95%',
        center: ['50%', '58%'],
        progress: { show: true, width: 12, roundCap: true },
        axisLine: { lineStyle: { width: 12, color: [[1, colors.line]] }, roundCap: true },
        axisTick: { show: false },
        splitLine: { show: false },
        splitNumber: 4,
        axisLabel: { color: colors.secondary, distance: 18, formatter: shortNumber },
        pointer: { width: 4, itemStyle: { color: colors.secondary } },
        title: { color: colors.secondary, offsetCenter: [0, '70%'], fontSize: 12 },
        detail: {
          color: colors.text,
          fontSize: 20,
          offsetCenter: [0, '45%'],
          formatter: () => valueText(value, measure ?? {}),
        },
        data: [{ value, name: measure?.title ?? '' }],
      },
    ],
  };
}

/** The next greater round number for the end of a scale: 1, 2 or 5 followed by zeros. */
function roundAbove(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power > value) ?? 10) * power;
}

function legendOf(colors: ChartColors) {
  return { type: 'scroll', bottom: 0, textStyle: { color: colors.text }, pageTextStyle: { color: colors.secondary } };
}

function tipOf({ categories, series }: Figures, { shares }: ChartLook, index: number | undefined): string {
  const category = index === undefined ? undefined : categories[index];
  if (!category || index === undefined) return '';
  const lines = series.map(({ title, measure, values }) => {
    const unit = measure.unit ? ` ${measure.unit}` : '';
    return `${title}  ${valueText(values[index], measure)}${unit}`;
  });
  const share = shares ? [say('占比  {shares}%', { shares: shares[index] })] : [];
  return [category.text, ...lines, ...share].join('\n');
}

function indexOf(points: unknown): number | undefined {
  const [point]: unknown[] = Array.isArray(points) ? points : [];
  const isPoint = typeof point === 'object' && point !== null && 'dataIndex' in point;
  return isPoint && typeof point.dataIndex === 'number' ? point.dataIndex : undefined;
}
