import { useMemo, type ComponentType } from 'react';

import { fieldsOf, type FieldTreeNode, type LayoutNode } from '../../../engine/form/index.ts';
import { useDesignViews, useRevealed, type Revealed } from '../design/DesignScope.tsx';
import type { Pane, PanesProps } from '../for-widgets/index.ts';
import type { FormModel } from '../model/index.ts';
import { useFormModel, useObserved } from '../scope/index.ts';

/** The component that renders the nodes of a form; passed down, because it renders layout nodes itself. */
export type NodesComponent = ComponentType<{ nodes: readonly FieldTreeNode[] }>;

/** Passes each visible child to a widget as a pane (tab, step, section). */
export function PanesWidget(props: {
  node: LayoutNode;
  Nodes: NodesComponent;
  widget: ComponentType<PanesProps>;
  props: Omit<PanesProps, 'panes'>;
}) {
  const { node, Nodes, widget: Widget } = props;
  const form = useFormModel();
  const isDesigned = useDesignViews() !== undefined;
  const revealed = useRevealed();
  const parts = useMemo(
    () => node.children.map((child) => ({ child, paths: fieldsOf([child]).map(({ path }) => path) })),
    [node],
  );
  const states = useObserved(
    form,
    useMemo(() => (model: FormModel) => parts.map(({ child, paths }) => readPane(model, child, paths)), [parts]),
  );
  const panes = parts.flatMap(({ child, paths }, index): Pane[] => {
    const state = states[index];
    if (!state || (!state.isVisible && !isDesigned)) return [];
    const { title, errors } = state;
    const check = () => isDesigned || form.validate(paths).length === 0;
    const sought = holdsRevealed(child, revealed) ? revealed : undefined;
    return [{ key: child.key, title, errors, paths, content: <Nodes nodes={[child]} />, check, sought }];
  });
  return <Widget {...props.props} panes={panes} />;
}

function holdsRevealed({ document, pointer }: FieldTreeNode, revealed: Revealed | undefined): boolean {
  return document === revealed?.document && `${revealed.pointer}/`.startsWith(`${pointer}/`);
}

function readPane(form: FormModel, node: FieldTreeNode, paths: readonly string[]) {
  const state = form.state(node.address);
  return {
    isVisible: !state || (state.visible && !state.hidden),
    title: state?.title ?? (node.kind === 'problem' ? undefined : node.title) ?? node.key,
    errors: form.shownErrors(paths),
  };
}
