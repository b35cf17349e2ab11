import type { CodeWidgetProps } from '../../../../generated/props.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type CodeProps = WidgetProps<string> & CodeWidgetProps;
