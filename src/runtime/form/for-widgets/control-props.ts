import type { WidgetProps } from '../../registry/index.ts';

/** What every control of a library takes of a widget's props; nothing else is ever spread into one. */
export function controlProps(props: Omit<WidgetProps, 'value' | 'onChange'>) {
  return {
    id: props.id,
    disabled: props.disabled,
    status: props.status,
    autoFocus: props.autoFocus,
    onBlur: props.onBlur,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-required': props['aria-required'],
    'aria-invalid': props['aria-invalid'],
  };
}
