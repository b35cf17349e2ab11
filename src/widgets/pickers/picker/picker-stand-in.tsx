import { pickedKeys } from '../../../engine/picker/index.ts';
import { say } from '../../../locale/index.ts';
import { PickerBox } from '../../../views/picker/index.ts';

import '../../light-controls/light-controls.css';

import type { PickerProps } from './Picker.tsx';

/** Renders a closed picker if its text is known: it is empty, or the server provided the name. */
export function pickerStandIn({ value, valueText = '', allowClear = true, ...props }: Omit<PickerProps, 'onChange'>) {
  const isEmpty = pickedKeys(value).length === 0;
  if (!isEmpty && valueText === '') return undefined;
  return (
    <PickerBox
      {...props}
      text={valueText.replaceAll(',', '、')}
      isEmpty={isEmpty}
      placeholder={props.placeholder ?? say('请选择')}
      allowClear={allowClear}
      isOpen={false}
      onOpen={ignore}
      onClear={ignore}
    />
  );
}

function ignore(): undefined {
  return undefined;
}
