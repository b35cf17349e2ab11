import type { MarkdownWidgetProps } from '../../../../generated/props.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type MarkdownProps = WidgetProps<string> & MarkdownWidgetProps;
