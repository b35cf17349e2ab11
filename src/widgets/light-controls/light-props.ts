import type { WidgetProps } from '../../runtime/registry/index.ts';

/** What a light control takes of a widget's props. */
export type LightProps = Omit<WidgetProps, 'value' | 'onChange' | 'children'>;

/** Class names of the box: its state decides the colours. */
export function boxClass(props: LightProps, more = ''): string {
  const status = props.status ? ` pw-light-${props.status}` : '';
  return `pw-light${more}${props.disabled ? ' pw-light-disabled' : ''}${status}`;
}
