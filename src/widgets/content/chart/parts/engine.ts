import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { use as addParts, init } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

type Parts = Parameters<typeof addParts>[0];

const shared = [CanvasRenderer, GridComponent, LegendComponent, TooltipComponent];

/** Makes charts possible that need those parts. @returns how to begin one. */
export function engineWith(parts: Parts): typeof init {
  // Called here and not as the module loads: a build may leave out what modules do by themselves.
  addParts([...shared, ...[parts].flat()]);
  return init;
}
