import type { WidgetProps } from '../../runtime/registry/index.ts';

/** The props of a widget that a light control uses. */
export type LightProps = Omit<WidgetProps, 'value' | 'onChange' | 'children'>;

/** Returns the class names of the box, including its state. */
export function boxClass(props: LightProps, more = ''): string {
  const status = props.status ? ` pw-light-${props.status}` : '';
  return `pw-light${more}${props.disabled ? ' pw-light-disabled' : ''}${status}`;
}
