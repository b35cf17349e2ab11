import type { ChartWidgetProps } from '../../../../generated/props.ts';
import type { LayoutProps } from '../../../runtime/registry/index.ts';

export type ChartType = NonNullable<ChartWidgetProps['type']>;

export type ChartProps = LayoutProps & ChartWidgetProps;
