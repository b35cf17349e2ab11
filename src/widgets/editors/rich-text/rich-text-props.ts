import type { WidgetProps } from '../../../runtime/registry/index.ts';

export interface RichTextProps extends WidgetProps<string> {
  height?: number;
  maxLength?: number;
}
