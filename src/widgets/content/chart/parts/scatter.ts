import { ScatterChart } from 'echarts/charts';

export const parts = [ScatterChart];
