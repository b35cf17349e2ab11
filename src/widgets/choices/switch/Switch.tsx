import type { SwitchWidgetProps } from '../../../../generated/props.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { LightSwitch } from '../../light-controls/index.ts';

type Value = FieldOption['value'];

export type SwitchProps = WidgetProps<Value> & SwitchWidgetProps;

/** A switch; its value is the first of `values` if on, the second if off. */
export function Switch({ value, onChange, readOnly, values = [true, false], ...rest }: SwitchProps) {
  const { checkedText = say('是'), uncheckedText = say('否') } = rest;
  const isOn = value !== null && value !== undefined && String(value) === String(values[0]);
  if (readOnly) return <ReadOnlyText id={rest.id}>{isOn ? checkedText : uncheckedText}</ReadOnlyText>;
  return (
    <LightSwitch
      {...rest}
      isOn={isOn}
      text={isOn ? checkedText : uncheckedText}
      onTurn={(next) => onChange?.(next ? values[0] : values[1])}
    />
  );
}
