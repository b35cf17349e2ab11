import type { EChartsType } from 'echarts/core';

import type { ChartColors } from './chart-colors.ts';

const scale = 2;
const head = 40;
const edge = 16;

/** Renders the current chart with its title to a PNG file, at twice the screen resolution. */
export async function chartPicture(chart: EChartsType, title: string, colors: ChartColors): Promise<Blob | null> {
  const drawn = chart.renderToCanvas({ pixelRatio: scale, backgroundColor: colors.ground });
  const top = title === '' ? edge : head;
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width + 2 * edge * scale;
  canvas.height = drawn.height + (top + edge) * scale;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colors.text;
  context.font = `600 ${14 * scale}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'middle';
  context.fillText(title, edge * scale, (head / 2) * scale);
  context.drawImage(drawn, edge * scale, top * scale);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
