import { TextStandIn } from '../stand-in/index.ts';
import { shownText } from './number-text.ts';
import type { NumberProps } from './Number.tsx';

/** The number as it is shown while it is not typed in. */
export function numberStandIn({ value, scale, thousands = true, ...props }: NumberProps) {
  const text = shownText(value, { scale }, thousands);
  return <TextStandIn {...props} text={text} inputMode={scale === 0 ? 'numeric' : 'decimal'} />;
}
