import { DatePicker, type DatePickerProps } from 'antd';
import { createContext, use, useMemo, useState, type ComponentProps } from 'react';

import { WrittenInput, type WrittenInCalendar, type WrittenText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { WrittenProblem } from '../../light-controls/index.ts';

const Here = createContext<WrittenInCalendar | undefined>(undefined);

const components = { input: HereInput };

/**
 * A calendar whose input keeps its text until blur or Enter. antd's own input accepts only text in its format, and
 * discards any other.
 */
export function WrittenPicker(
  props: Omit<DatePickerProps, 'multiple' | 'onChange'> &
    Pick<WidgetProps, 'onProblem'> & {
      written: WrittenText;
      onChange: NonNullable<DatePickerProps['onChange']>;
    },
) {
  const { written, onProblem, onChange, ...picker } = props;
  const [isOpen, setOpen] = useState(false);
  const here = useMemo(() => ({ ...written, close: () => setOpen(false) }), [written]);
  return (
    <Here value={here}>
      <DatePicker
        {...picker}
        status={picker.status ?? (written.problem === null ? undefined : 'error')}
        components={components}
        open={isOpen}
        onOpenChange={setOpen}
        onCalendarChange={written.drop}
        onChange={(day, text) => {
          written.drop();
          onChange(day, text);
        }}
      />
      <WrittenProblem problem={written.problem} onProblem={onProblem} />
    </Here>
  );
}

function HereInput(props: ComponentProps<'input'>) {
  return <WrittenInput {...props} written={use(Here)} />;
}
