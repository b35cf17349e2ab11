import { Suspense } from 'react';

import type { FieldNode } from '../../../engine/form/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { FieldLook } from '../model/index.ts';
import { widgetProps } from './widget-props.ts';

/**
 * Any value of a field as a person reads it, drawn by the field's own widget; `valueText` is the server's name of it.
 * With `look`, in the options and props that the field has now.
 */
export function ReadOnlyValue(props: { node: FieldNode; value: unknown; valueText?: string; look?: FieldLook }) {
  const { node, value, valueText, look } = props;
  const options = look?.options ?? node.options;
  const { widgets, views } = useRuntime().registry;
  const definition = widgets.get(node.component);
  if (!definition) return String(value ?? '');
  const Widget = definition.component;
  return (
    <Suspense fallback={<views.Skeleton shape="control" />}>
      <Widget
        {...widgetProps(definition, node)}
        {...look?.data.props}
        {...(options && options.length > 0 && { options })}
        readOnly
        aria-label={node.title}
        value={value}
        valueText={valueText}
      />
    </Suspense>
  );
}
