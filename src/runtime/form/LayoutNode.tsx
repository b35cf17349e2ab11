import type { VoidField } from '@formily/core';
import { Suspense, useMemo } from 'react';

import type { LayoutNode as LayoutTreeNode } from '../../engine/form/resolved-form.ts';
import { useRuntime } from '../registry/index.ts';
import { FormNodes } from './FormNodes.tsx';
import { useFormModel } from './FormScope.tsx';
import { UnknownWidget } from './UnknownWidget.tsx';
import { useObserved } from './use-observed.ts';
import { literalProps } from './widget-props.ts';

/** A node that arranges others: its widget gets `title`, `content`, its own props and the nodes inside as children. */
export function LayoutNode({ node }: { node: LayoutTreeNode }) {
  const form = useFormModel();
  const { widgets, views } = useRuntime().registry;
  const state = useObserved(
    useMemo(() => form.layout(node), [form, node]),
    readLayout,
  );
  const props = useMemo(() => literalProps(node.props), [node]);
  if (!state.isVisible) return null;
  const Widget = widgets.get(node.component)?.component;
  if (!Widget) return <UnknownWidget node={node} />;
  return (
    <Suspense fallback={<views.Skeleton shape="block" />}>
      <Widget {...props} {...state.props} title={state.title} content={node.content}>
        <FormNodes nodes={node.children} />
      </Widget>
    </Suspense>
  );
}

function readLayout(field: VoidField) {
  const props: unknown = field.data;
  return {
    isVisible: field.display === 'visible',
    title: typeof field.title === 'string' ? field.title : undefined,
    props: typeof props === 'object' ? props : undefined,
  };
}
