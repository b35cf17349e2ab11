import type { WidgetProps } from '../../../runtime/registry/index.ts';

/** A button's name in a form: the field's and what the button says, which has the id `<id>-text`. */
export function buttonNames(props: WidgetProps, text: string) {
  const label = props['aria-label'];
  return {
    id: props.id,
    'aria-label': label === undefined ? undefined : `${label} ${text}`,
    'aria-labelledby':
      props['aria-labelledby'] && props.id ? `${props['aria-labelledby']} ${props.id}-text` : undefined,
    'aria-describedby': props['aria-describedby'],
  };
}
