import { TextStandIn } from '../stand-in/index.ts';
import type { InputProps } from './Input.tsx';

/** A line of text without anything in or around it. */
export function inputStandIn({ value, ...props }: InputProps) {
  if (props.password || props.showCount || props.prefix || props.suffix) return undefined;
  return <TextStandIn {...props} text={value ?? ''} />;
}
