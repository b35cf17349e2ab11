import { FieldContext } from '@formily/react';
import { omit } from 'es-toolkit';
import { useLayoutEffect, useReducer, useState, type ComponentType } from 'react';

import type { WidgetProps } from '../registry/index.ts';
import { createFormilyField } from './formily-field.ts';

/** A widget's props, what the form says beside them, and the component's own. */
export interface FormilyProps extends Omit<WidgetProps, 'id' | 'placeholder' | 'onBlur'> {
  title?: string;
  errors?: readonly string[];
  /** Text, or what else the component takes: one for each side of a range. */
  id?: unknown;
  placeholder?: unknown;
  [own: string]: unknown;
}

/** Props that the component reads from its Formily field, or does not need. */
const fieldProps = [
  'value',
  'onChange',
  'readOnly',
  'options',
  'title',
  'errors',
  'valueText',
  'beside',
  'onProblem',
  'onChecking',
  'onChoose',
];

/**
 * Makes a widget of a component made for Formily (`connect`, `mapProps`, `mapReadPretty`): it finds a field with the
 * title, value, options (`dataSource`), errors and pattern (`editable`, `disabled`, `readPretty`) of the widget, takes
 * its own props as they are, and gives a value or an event to `onChange`. `useForm` finds the form of the page.
 */
// oxlint-disable-next-line no-explicit-any -- components differ in value and props
export function fromFormily(Component: ComponentType<any>): ComponentType<FormilyProps> {
  return function FormilyWidget(props: FormilyProps) {
    const [{ field, update }] = useState(() => createFormilyField(props));
    const [times, drawAgain] = useReducer((times: number) => times + 1, 0);
    useLayoutEffect(() => {
      // Formily's observers stop reacting once their tab was hidden (docs/adr/0001).
      if (update(props)) drawAgain();
    }, [props, update, times]);
    return (
      <FieldContext.Provider value={field}>
        <Component
          {...omit(props, fieldProps)}
          value={props.value ?? undefined}
          // What may not be changed is shown greyed by a component that has no look of its own for reading.
          disabled={props.disabled || props.readOnly}
          onChange={(...given: unknown[]) => {
            void field.onInput(...given);
            // Where the value was not taken, the field shows the one that stands.
            drawAgain();
          }}
        />
      </FieldContext.Provider>
    );
  };
}
