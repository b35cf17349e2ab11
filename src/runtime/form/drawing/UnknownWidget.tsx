import { useRuntime } from '../../registry/index.ts';

/** The card in the place of a node whose widget is not registered: the name, and the one that was meant. */
export function UnknownWidget({ node }: { node: { component: string; document: string; pointer: string } }) {
  const { views, widgets } = useRuntime().registry;
  return (
    <views.ProblemCard
      problem={{
        severity: 'error',
        code: 'unknown-widget',
        document: node.document,
        pointer: `${node.pointer}/x-component`,
        message: `没有名为“${node.component}”的组件。`,
        expected: '已登记的组件名',
        nearest: widgets.nearest(node.component),
      }}
    />
  );
}
