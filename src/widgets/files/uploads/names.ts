import type { WidgetProps } from '../../../runtime/registry/index.ts';

/**
 * Returns a button's accessible name in a form: the field's label and the button's text, which has the id `<id>-text`.
 */
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
