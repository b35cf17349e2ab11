import type { InputWidgetProps } from '../../../../generated/props.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type InputProps = WidgetProps<string> & InputWidgetProps;
