import type { TreeSelectWidgetProps } from '../../../../generated/props.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type TreeSelectProps = WidgetProps<string | string[]> & TreeSelectWidgetProps;
