import type { ChartType } from './chart-props.ts';

type Engine = typeof import('./parts/engine.ts');
type Drawn = 'bar' | 'line' | 'pie' | 'radar' | 'gauge' | 'funnel' | 'scatter';

const parts: Readonly<Record<Drawn, () => Promise<{ parts: Parameters<Engine['engineWith']>[0] }>>> = {
  bar: () => import('./parts/bar.ts'),
  line: () => import('./parts/line.ts'),
  pie: () => import('./parts/pie.ts'),
  radar: () => import('./parts/radar.ts'),
  gauge: () => import('./parts/gauge.ts'),
  funnel: () => import('./parts/funnel.ts'),
  scatter: () => import('./parts/scatter.ts'),
};

const drawnAs: Readonly<Record<ChartType, Drawn>> = {
  line: 'line',
  area: 'line',
  bar: 'bar',
  ranking: 'bar',
  pie: 'pie',
  radar: 'radar',
  gauge: 'gauge',
  funnel: 'funnel',
  scatter: 'scatter',
};

/**
 * Loads only the code of that chart type.
 * @returns the function that creates a chart.
 */
export async function loadChart(type: ChartType): Promise<ReturnType<Engine['engineWith']>> {
  const [engine, { parts: needed }] = await Promise.all([import('./parts/engine.ts'), parts[drawnAs[type]]()]);
  return engine.engineWith(needed);
}
