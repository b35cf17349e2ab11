import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { use as addParts, init } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

type Parts = Parameters<typeof addParts>[0];

const shared = [CanvasRenderer, GridComponent, LegendComponent, TooltipComponent];

/**
 * Registers the given parts with ECharts.
 * @returns the function that creates a chart.
 */
export function engineWith(parts: Parts): typeof init {
  // The parts are registered here instead of at module load, as a build may drop side effects of modules.
  addParts([...shared, ...[parts].flat()]);
  return init;
}
