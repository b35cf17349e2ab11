import { say } from '../../../locale/index.ts';
import { useRuntime } from '../../registry/index.ts';

/** Renders a card in place of a node whose widget is not registered, with its name and the closest registered name. */
export function UnknownWidget({ node }: { node: { component: string; document: string; pointer: string } }) {
  const { views, widgets } = useRuntime().registry;
  return (
    <views.ProblemCard
      problem={{
        severity: 'error',
        code: 'unknown-widget',
        document: node.document,
        pointer: `${node.pointer}/x-component`,
        message: say('没有名为“{component}”的组件。', { component: node.component }),
        expected: say('已登记的组件名'),
        nearest: widgets.nearest(node.component),
      }}
    />
  );
}
