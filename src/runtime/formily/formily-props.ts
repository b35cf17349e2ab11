import type { WidgetProps } from '../registry/index.ts';

export interface FormilyProps extends Omit<WidgetProps, 'id' | 'placeholder' | 'onBlur'> {
  title?: string;
  errors?: readonly string[];
  /** A text, or a pair for the two sides of a range. */
  id?: unknown;
  placeholder?: unknown;
  [own: string]: unknown;
}
