import type { VoidField } from '@formily/core';
import { Suspense, useMemo } from 'react';

import type { LayoutNode as LayoutTreeNode } from '../../../engine/form/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { useFormModel, useObserved } from '../scope/index.ts';
import { type NodesComponent, PanedWidget } from './PanedWidget.tsx';
import { UnknownWidget } from './UnknownWidget.tsx';
import { useNodeActions } from './use-node-actions.ts';
import { literalProps } from './widget-props.ts';

/**
 * A node that arranges others: its widget gets `title`, `content`, its own props and the nodes inside as children, and
 * `onAction` where the document says what choices in it do. `Nodes` draws the nodes inside.
 */
export function LayoutNode({ node, Nodes }: { node: LayoutTreeNode; Nodes: NodesComponent }) {
  const form = useFormModel();
  const { widgets, views } = useRuntime().registry;
  const state = useObserved(
    useMemo(() => form.layout(node), [form, node]),
    readLayout,
  );
  const props = useMemo(() => literalProps(node.props), [node]);
  const onAction = useNodeActions(form, node);
  if (!state.isVisible) return null;
  const definition = widgets.get(node.component);
  if (!definition) return <UnknownWidget node={node} />;
  const Widget = definition.component;
  const all = { ...props, ...state.props, title: state.title, content: node.content, ...(onAction && { onAction }) };
  return (
    <Suspense fallback={<views.Skeleton shape="block" />}>
      {definition.panes ? (
        <PanedWidget node={node} Nodes={Nodes} widget={Widget} props={all} />
      ) : (
        <Widget {...all}>
          <Nodes nodes={node.children} />
        </Widget>
      )}
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
