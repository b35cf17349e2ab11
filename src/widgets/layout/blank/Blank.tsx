import { Suspense } from 'react';

import type { BlankWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { useRuntime, type WidgetProps } from '../../../runtime/registry/index.ts';

export type BlankProps = WidgetProps & BlankWidgetProps;

/**
 * A slot for a component of the host application: the widget registered under the name `slot`, with the value and the
 * handlers of this field. A text replaces it until one is registered.
 */
export function Blank({ slot, slotProps, ...rest }: BlankProps) {
  const { registry } = useRuntime();
  const { Skeleton } = registry.views;
  const Component = slot === undefined || slot === 'Blank' ? undefined : registry.widgets.get(slot)?.component;
  if (!Component) {
    const text = slot ? say('这里放“{slot}”，它还没有登记。', { slot }) : say('空白区域：在属性里写上组件的名称。');
    return (
      <div id={rest.id} className="pw-read-only" style={{ padding: '5px 11px', border: '1px dashed var(--pw-border)' }}>
        {text}
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <Component {...slotProps} {...rest} />
    </Suspense>
  );
}
