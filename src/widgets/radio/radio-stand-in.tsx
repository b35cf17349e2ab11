import { selectionOf } from '../../runtime/form/index.ts';
import { RadioStandIn } from '../stand-in/index.ts';
import type { RadioProps } from './Radio.tsx';

/** The radios as they stand; as buttons they are drawn by the widget. */
export function radioStandIn({ value, options = [], buttons, valueText, ...props }: RadioProps) {
  if (buttons) return undefined;
  const { choices, chosen } = selectionOf({ value, options, joined: false, valueText });
  return <RadioStandIn {...props} choices={choices} chosen={chosen[0]} />;
}
