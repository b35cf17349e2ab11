import type { WidgetProps } from '../../../runtime/registry/index.ts';
import type { CodeLanguage } from './languages.ts';

export interface CodeProps extends WidgetProps<string> {
  language?: CodeLanguage;
  height?: number;
  /** The name under which the texts are stored in the history, if any. */
  history?: string;
}
