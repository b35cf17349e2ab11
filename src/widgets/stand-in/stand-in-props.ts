import type { WidgetProps } from '../../runtime/registry/index.ts';

/** What a stand-in takes of a widget's props. */
export type StandInProps = Omit<WidgetProps, 'value' | 'onChange' | 'children'>;

/** The attributes of the one input that a stand-in has. */
export function standInProps(props: StandInProps) {
  return {
    id: props.id,
    disabled: props.disabled,
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-required': props['aria-required'],
    'aria-invalid': props['aria-invalid'],
  };
}

/** Class names of the box: its state decides the colours. */
export function boxClass(props: StandInProps, more = ''): string {
  const status = props.status ? ` pw-stand-in-${props.status}` : '';
  return `pw-stand-in${more}${props.disabled ? ' pw-stand-in-disabled' : ''}${status}`;
}
