import type { WidgetProps } from '../../registry/index.ts';

/** What every control of a library takes of a widget's props; nothing else is ever spread into one. */
export function controlProps(props: Omit<WidgetProps, 'value' | 'onChange'>) {
  return { ...inputAttributes(props), status: props.status };
}

/** What an input of HTML takes of a widget's props. */
export function inputAttributes(props: Omit<WidgetProps, 'value' | 'onChange' | 'children'>) {
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
