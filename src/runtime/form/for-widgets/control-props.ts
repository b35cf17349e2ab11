import type { WidgetProps } from '../../registry/index.ts';

/** Returns the widget props that every library control accepts; no other props are spread into one. */
export function controlProps(props: Omit<WidgetProps, 'value' | 'onChange'>) {
  return { ...inputAttributes(props), status: props.status };
}

/** Returns the widget props that an HTML input accepts. */
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
