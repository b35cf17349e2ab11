import type { ReactNode } from 'react';

import type { TreeSelectWidgetProps } from '../../../generated/props.ts';
import { ChoiceStandIn } from './ChoiceStandIn.tsx';
import type { LightProps } from './light-props.ts';

type NamedProps = LightProps & { value?: unknown } & Pick<TreeSelectWidgetProps, 'multiple' | 'checkable'>;

/**
 * Returns a renderer of a closed select with at most one value, whose name is known without a request: it is empty, or
 * the server provided the name.
 */
export function namedStandIn(placeholder: string): (props: NamedProps) => ReactNode {
  return ({ value = null, valueText = '', multiple = false, checkable = false, ...props }) => {
    const isEmpty = value === null || value === '';
    if (multiple || checkable || Array.isArray(value) || (!isEmpty && valueText === '')) return undefined;
    return <ChoiceStandIn {...props} placeholder={props.placeholder ?? placeholder} text={isEmpty ? '' : valueText} />;
  };
}
