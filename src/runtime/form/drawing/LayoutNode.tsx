import { Suspense, useMemo } from 'react';

import type { LayoutNode as LayoutTreeNode } from '../../../engine/form/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { HiddenNode, useDesignViews } from '../design/DesignScope.tsx';
import type { FormModel } from '../model/index.ts';
import { useFormModel, useObserved } from '../scope/index.ts';
import { GridCell } from './GridCell.tsx';
import { PanesWidget, type NodesComponent } from './PanesWidget.tsx';
import { UnknownWidget } from './UnknownWidget.tsx';
import { useNodeActions } from './use-node-actions.ts';
import { literalProps } from './widget-props.ts';

/**
 * Renders a node that arranges others. Its widget gets `title`, `content`, its own props, the nodes inside as children,
 * and `onAction` if the document defines actions for it. `Nodes` renders the nodes inside.
 */
export function LayoutNode({ node, Nodes }: { node: LayoutTreeNode; Nodes: NodesComponent }) {
  const form = useFormModel();
  const { widgets, views, declarations } = useRuntime().registry;
  const state = useObserved(
    form,
    useMemo(() => (model: FormModel) => readLayout(model, node), [node]),
  );
  const props = useMemo(() => literalProps(node.props), [node]);
  const onAction = useNodeActions(form, node);
  const design = useDesignViews();
  if (!state.isVisible && !design) return null;
  const definition = widgets.get(node.component);
  if (!definition) return <UnknownWidget node={node} />;
  const Widget = definition.component;
  const isEmpty = design && node.children.length === 0 && declarations[node.component]?.holds === true;
  const all = { ...props, ...state.props, title: state.title, content: node.content, ...(onAction && { onAction }) };
  const inside = isEmpty ? <design.EmptyLayout node={node} /> : <Nodes nodes={node.children} />;
  const panes = isEmpty ? inside : <PanesWidget node={node} Nodes={Nodes} widget={Widget} props={all} />;
  const layout = (
    <Suspense fallback={<views.Skeleton shape="block" />}>
      <GridCell span={node.span} usual={node.cell === true}>
        {definition.panes ? panes : <Widget {...all}>{inside}</Widget>}
      </GridCell>
    </Suspense>
  );
  return state.isVisible ? layout : <HiddenNode>{layout}</HiddenNode>;
}

function readLayout(form: FormModel, node: LayoutTreeNode) {
  const state = form.state(node.address);
  return {
    isVisible: !state || (state.visible && !state.hidden),
    title: state?.title ?? node.title,
    props: state?.props,
  };
}
