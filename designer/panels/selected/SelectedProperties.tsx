import { Alert } from 'antd';
import { type ComponentType, useMemo } from 'react';

import type { FieldTreeNode, ResolvedForm } from '../../../src/engine/form/index.ts';
import type { FormModel } from '../../../src/runtime/form/index.ts';
import { fromPointer, own, type Path, readObject, toPointer } from '../../../src/schema/json/index.ts';
import { setProperties } from '../../commands/index.ts';
import { drawnNodeAt, holdsPath, nodeAt, type NodeProblems, valueAtPath } from '../../model/index.ts';
import type { Tree } from '../../../src/schema/tree/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { Locale } from '../../words/index.ts';
import { PropertyPanel, type PropertyTarget, type Selected } from '../properties/index.ts';
import { ConvertMenu } from './ConvertMenu.tsx';

const ofForm: PropertyTarget = { kind: 'form' };

/** The properties of what is selected: of one node, of several those that all have, or of the form where none is. */
export function SelectedProperties(props: {
  design: OpenDesign;
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
  locale: Locale;
  /** What is wrong with nodes. */
  problems: readonly NodeProblems[];
}) {
  const { design, form, FormView, locale, problems } = props;
  const { tree, selected, execute } = design;
  const each = useMemo(
    () => selected.flatMap((path) => selectedAt(tree, form.nodes, path) ?? []),
    [tree, form.nodes, selected],
  );
  const others = useMemo(() => each.slice(0, -1), [each]);
  const primary = each.at(-1) ?? { target: ofForm, node: readObject(valueAtPath(tree, [])) };
  const nodes = selected.length > 0 ? selected : [[]];
  const converted = useMemo(
    () =>
      each.flatMap(({ target }) =>
        target.kind === 'node' ? [{ path: fromPointer(target.address), widget: target.widget }] : [],
      ),
    [each],
  );
  const wrong = problems.filter(({ path }) => holdsPath(selected, path)).flatMap(({ messages }) => messages);
  if (each.length < selected.length)
    return <p className="pw-designer-hint">这个组件画不出来，请在 JSON 里改正。{wrong.join(' ')}</p>;
  return (
    <div className="pw-designer-selected">
      {each.length > 0 && (
        <div className="pw-designer-selected-head">
          <span>
            {each.length > 1 ? `选中了 ${each.length} 个组件，改动会写进每一个。` : widgetTitle(design, primary.target)}
          </span>
          <ConvertMenu design={design} nodes={converted} locale={locale} />
        </div>
      )}
      {wrong.length > 0 && <Alert type="error" banner message={wrong.join(' ')} />}
      <PropertyPanel
        {...primary}
        others={others}
        FormView={FormView}
        locale={locale}
        onChange={(property, value) => execute(setProperties, { nodes, path: property, value })}
        onCommit={design.endGesture}
      />
    </div>
  );
}

function widgetTitle({ vocabulary }: OpenDesign, target: PropertyTarget): string {
  return target.kind === 'node' ? (own(vocabulary.widgets, target.widget)?.title ?? target.widget) : '';
}

/** What the panel edits at a path: undefined where nothing is drawn of it. */
function selectedAt(tree: Tree, nodes: readonly FieldTreeNode[], path: Path): Selected | undefined {
  const node = nodeAt(tree, path);
  const address = toPointer(path);
  const drawn = node && drawnNodeAt(nodes, address);
  if (!drawn || drawn.kind === 'problem') return undefined;
  const type = drawn.kind === 'field' ? drawn.field.type : undefined;
  const target: PropertyTarget = {
    ...{ kind: 'node', address, widget: drawn.component },
    ...(type !== undefined && { type }),
  };
  return { target, node: node.written };
}
