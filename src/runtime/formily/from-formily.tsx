import { FieldContext } from '@formily/react';
import { omit } from 'es-toolkit';
import { useLayoutEffect, useReducer, useState, type ComponentType } from 'react';

import { createFormilyField } from './formily-field.ts';
import type { FormilyProps } from './formily-props.ts';

/** Props that the component reads from its Formily field or does not use. */
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
 * Turns a component written for Formily (`connect`, `mapProps`, `mapReadPretty`) into a widget. The component gets a
 * field with the widget's title, value, options (`dataSource`), errors and pattern (`editable`, `disabled`,
 * `readPretty`), receives its own props unchanged, and passes a value or an event to `onChange`. `useForm` returns the
 * form of the page.
 */
// oxlint-disable-next-line no-explicit-any -- components differ in value and props
export function fromFormily(Component: ComponentType<any>): ComponentType<FormilyProps> {
  return function FormilyWidget(props: FormilyProps) {
    const [{ field, update }] = useState(() => createFormilyField(props));
    const [times, drawAgain] = useReducer((times: number) => times + 1, 0);
    useLayoutEffect(() => {
      // Formily's observers stop reacting after their tab was hidden (docs/adr/0001).
      if (update(props)) drawAgain();
    }, [props, update, times]);
    return (
      <FieldContext.Provider value={field}>
        <Component
          {...omit(props, fieldProps)}
          value={props.value ?? undefined}
          // A component without a read-only look is shown disabled.
          disabled={props.disabled || props.readOnly}
          onChange={(...given: unknown[]) => {
            void field.onInput(...given);
            // If the value was rejected, the field shows the current one.
            drawAgain();
          }}
        />
      </FieldContext.Provider>
    );
  };
}
