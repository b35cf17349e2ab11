import type { WidgetProps } from '../../runtime/registry/index.ts';

/** What a light control takes of a widget's props. */
export type LightProps = Omit<WidgetProps, 'value' | 'onChange' | 'children'>;

/** The attributes of the one input that it has. */
export function lightProps(props: LightProps) {
  return {
    id: props.id,
    disabled: props.disabled,
    autoFocus: props.autoFocus,
    onBlur: props.onBlur,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-required': props['aria-required'],
    'aria-invalid': props['aria-invalid'],
  };
}

/** Class names of the box: its state decides the colours. */
export function boxClass(props: LightProps, more = ''): string {
  const status = props.status ? ` pw-light-${props.status}` : '';
  return `pw-light${more}${props.disabled ? ' pw-light-disabled' : ''}${status}`;
}
