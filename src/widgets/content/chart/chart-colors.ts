import { useSyncExternalStore } from 'react';

/** The theme's colours of a chart. */
export interface ChartColors {
  series: string[];
  before: string;
  text: string;
  secondary: string;
  line: string;
  ground: string;
  raised: string;
}

const seriesColors = 8;

/** Returns the colours of the surrounding theme; updates with the theme. */
export function useChartColors(): ChartColors {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return colorsOf(theme);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] });
  return () => observer.disconnect();
}

function currentTheme(): string {
  return document.documentElement.dataset.theme ?? 'light';
}

const known = new Map<string, ChartColors>();

function colorsOf(theme: string): ChartColors {
  const before = known.get(theme);
  if (before) return before;
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--pw-${name}`).trim();
  const colors: ChartColors = {
    series: Array.from({ length: seriesColors }, (_, index) => read(`chart-${index + 1}`)),
    before: read('chart-before'),
    text: read('color-text'),
    secondary: read('color-text-secondary'),
    line: read('color-border-secondary'),
    ground: read('color-bg-container'),
    raised: read('color-bg-elevated'),
  };
  // Style sheets may not be loaded yet.
  if (colors.series[0] !== '' && colors.text !== '') known.set(theme, colors);
  return colors;
}
