import type { WidgetProps } from '../../../runtime/registry/index.ts';

export interface MarkdownProps extends WidgetProps<string> {
  height?: number;
  maxLength?: number;
  biz?: string;
}
