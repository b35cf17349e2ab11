import { SwitchStandIn } from '../stand-in/index.ts';
import type { SwitchProps } from './Switch.tsx';

/** The switch as it stands. */
export function switchStandIn({ value, values = [true, false], ...props }: SwitchProps) {
  const { checkedText = '是', uncheckedText = '否' } = props;
  const isOn = value !== null && value !== undefined && String(value) === String(values[0]);
  return <SwitchStandIn {...props} isOn={isOn} text={isOn ? checkedText : uncheckedText} />;
}
