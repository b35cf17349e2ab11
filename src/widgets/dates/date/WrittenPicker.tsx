import { DatePicker, type DatePickerProps } from 'antd';
import { createContext, type InputHTMLAttributes, type KeyboardEvent, type Ref, use, useMemo, useState } from 'react';

import type { WrittenText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { WrittenProblem } from '../../light-controls/index.ts';

/** The text of the picker around an input, and how the input closes its calendar. */
const Here = createContext<(WrittenText & { close: () => void }) | undefined>(undefined);

const components = { input: WrittenInput };

/**
 * A calendar whose input holds what one writes until one leaves it or presses Enter. antd's own input takes a text only
 * where it fits the format, and forgets any other.
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

function WrittenInput({
  ref,
  value,
  onChange,
  onKeyDown,
  onBlur,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const written = use(Here);
  if (!written) return <input {...rest} {...{ ref, value, onChange, onKeyDown, onBlur }} />;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method composes keeps its keys.
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    if (written.text !== undefined && key === 'Enter') {
      const isRead = written.settle();
      written.close();
      // A form that saves by Enter waits for a text that is read.
      if (!isRead && !isInCell(currentTarget)) keep(event);
      return;
    }
    if (written.text !== undefined && key === 'Escape') {
      written.drop();
      // A dialog around stays open; a cell takes back its own value, too.
      if (!isInCell(currentTarget)) event.stopPropagation();
    }
    onKeyDown?.(event);
  };
  return (
    <input
      {...rest}
      ref={ref}
      value={written.text ?? value}
      onChange={(event) => written.write(event.target.value)}
      onKeyDown={press}
      onBlur={(event) => {
        written.settle();
        onBlur?.(event);
      }}
    />
  );
}

function isInCell(element: Element): boolean {
  return element.closest('[role="gridcell"]') !== null;
}

function keep(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
