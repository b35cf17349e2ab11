import type { CheckTreeWidgetProps } from '../../../../generated/props.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type CheckTreeProps = WidgetProps<string | string[]> & CheckTreeWidgetProps;
