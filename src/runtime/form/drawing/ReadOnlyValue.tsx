import { Suspense } from 'react';

import type { FieldNode } from '../../../engine/form/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { FieldLook } from '../model/index.ts';
import { widgetProps } from './widget-props.ts';

/**
 * Renders a read-only value with the field's own widget; `valueText` is the server's name of the value. With `look`,
 * the field's current options and props are used.
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
