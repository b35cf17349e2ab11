import type { RichTextWidgetProps } from '../../../../generated/props.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type RichTextProps = WidgetProps<string> & RichTextWidgetProps;
