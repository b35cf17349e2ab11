import type { WidgetProps } from '../../../runtime/registry/index.ts';

export interface InputProps extends WidgetProps<string> {
  maxLength?: number;
  showCount?: boolean;
  allowClear?: boolean;
  password?: boolean;
  prefix?: string;
  suffix?: string;
}
