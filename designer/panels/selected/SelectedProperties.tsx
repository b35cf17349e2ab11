import { Alert, Button, Segmented } from 'antd';
import { memo, useCallback, useMemo, useState, type ComponentType } from 'react';

import type { FieldTreeNode, ResolvedForm } from '../../../src/engine/form/index.ts';
import type { FormModel } from '../../../src/runtime/form/index.ts';
import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import { fromPointer, own, readObject, toPointer, type JsonValue, type Path } from '../../../src/schema/json/index.ts';
import type { Tree } from '../../../src/schema/tree/index.ts';
import { setProperties } from '../../commands/index.ts';
import {
  drawnNodeAt,
  holdsPath,
  nodeAt,
  nodesIn,
  rootContainer,
  titleOfNode,
  valueAtPath,
  type NodeProblems,
} from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { pageWords, type Locale } from '../../words/index.ts';
import { tableOfColumn } from '../columns/column-commands.ts';
import { columnWords } from '../columns/column-words.ts';
import { ColumnList } from '../columns/ColumnList.tsx';
import { nameChoices } from '../names/index.ts';
import { PropertyPanel, type NamesOf, type PropertyTarget, type Selected } from '../properties/index.ts';
import { ConvertMenu } from './ConvertMenu.tsx';

const ofForm: PropertyTarget = { kind: 'form' };
const noOthers: Selected[] = [];

/** The two tabs of properties: those of the selection (of several nodes, the common ones), and those of the form. */
export const SelectedProperties = memo(function SelectedProperties(props: SelectedProps) {
  const { design, locale } = props;
  const words = pageWords[locale];
  const hasSelection = design.selected.length > 0;
  const [tab, setTab] = useState<'node' | 'form'>(hasSelection ? 'node' : 'form');
  // Selecting a node shows its properties, clearing the selection those of the form.
  const [had, setHad] = useState(hasSelection);
  if (had !== hasSelection) {
    setHad(hasSelection);
    setTab(hasSelection ? 'node' : 'form');
  }
  const isEmpty = nodesIn(design.tree, rootContainer).length === 0;
  return (
    <div className="pw-designer-selected">
      <Segmented
        block
        size="small"
        value={tab}
        onChange={setTab}
        options={[
          { value: 'node', label: words.nodeTab },
          { value: 'form', label: words.formTab },
        ]}
      />
      {tab === 'form' && <FormProperties {...props} />}
      {tab === 'node' && hasSelection && <NodeProperties {...props} />}
      {tab === 'node' && !hasSelection && (
        <p className="pw-designer-hint">{isEmpty ? words.addComponent : words.chooseComponent}</p>
      )}
    </div>
  );
});

interface SelectedProps {
  design: OpenDesign;
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
  locale: Locale;
  problems: readonly NodeProblems[];
  /** The documents around the form, whose titles are offered where a property names one. */
  around?: readonly SourceDocument[] | undefined;
  /** Called with the labels of the properties whose input is invalid. Must be stable between renders. */
  onUnwritten?: ((labels: readonly string[]) => void) | undefined;
}

/** Returns the choices for properties that name something, from what exists around the form. */
function useNames({ design, around, locale }: SelectedProps): NamesOf {
  const { fields, vocabulary } = design;
  return useMemo(() => {
    const things = { locale, around: around ?? [], rules: vocabulary.rules, ...(fields && { fields }) };
    return ({ names }) => nameChoices(names, things);
  }, [locale, around, vocabulary, fields]);
}

function FormProperties(props: SelectedProps) {
  const { design, FormView, locale, onUnwritten } = props;
  const namesOf = useNames(props);
  const { tree, execute } = design;
  const node = useMemo(() => readObject(valueAtPath(tree, [])), [tree]);
  const change = useCallback(
    (path: readonly string[], value: JsonValue | undefined) => execute(setProperties, { nodes: [[]], path, value }),
    [execute],
  );
  return (
    <PropertyPanel
      node={node}
      FormView={FormView}
      locale={locale}
      onUnwritten={onUnwritten}
      namesOf={namesOf}
      target={ofForm}
      others={noOthers}
      onChange={change}
      onCommit={design.endGesture}
    />
  );
}

function NodeProperties(props: SelectedProps) {
  const { design, form, FormView, locale, problems, onUnwritten } = props;
  const words = pageWords[locale];
  const namesOf = useNames(props);
  const { tree, selected, execute } = design;
  const each = useMemo(
    () => selected.flatMap((path) => selectedAt(tree, form.nodes, path) ?? []),
    [tree, form.nodes, selected],
  );
  const others = useMemo(() => each.slice(0, -1), [each]);
  const primary = each.at(-1);
  const converted = useMemo(
    () =>
      each.flatMap(({ target }) =>
        target.kind === 'node' ? [{ path: fromPointer(target.address), widget: target.widget }] : [],
      ),
    [each],
  );
  const change = useCallback(
    (path: readonly string[], value: JsonValue | undefined) => execute(setProperties, { nodes: selected, path, value }),
    [execute, selected],
  );
  const wrong = problems.filter(({ path }) => holdsPath(selected, path)).flatMap(({ messages }) => messages);
  const holder = selected.length === 1 && selected[0] && tableOfColumn(selected[0]);
  const table = holder && nodeAt(tree, holder);
  if (!primary || each.length < selected.length)
    return (
      <p className="pw-designer-hint">
        {words.notDrawn}
        {wrong.join(' ')}
      </p>
    );
  return (
    <>
      <div className="pw-designer-selected-head">
        <span>{each.length > 1 ? words.severalChosen(each.length) : widgetTitle(design, primary.target)}</span>
        <ConvertMenu design={design} nodes={converted} locale={locale} />
      </div>
      {wrong.length > 0 && <Alert type="error" banner message={wrong.join(' ')} />}
      {table && (
        <Button type="link" size="small" className="pw-columns-back" onClick={() => design.select([table.path])}>
          {columnWords[locale].back(titleOfNode(table, design))}
        </Button>
      )}
      {selected.length === 1 && selected[0] && <ColumnList design={design} table={selected[0]} locale={locale} />}
      <PropertyPanel
        {...primary}
        others={others}
        FormView={FormView}
        locale={locale}
        onChange={change}
        onCommit={design.endGesture}
        onUnwritten={onUnwritten}
        namesOf={namesOf}
      />
    </>
  );
}

function widgetTitle({ vocabulary }: OpenDesign, target: PropertyTarget): string {
  return target.kind === 'node' ? (own(vocabulary.widgets, target.widget)?.title ?? target.widget) : '';
}

function selectedAt(tree: Tree, nodes: readonly FieldTreeNode[], path: Path): Selected | undefined {
  const node = nodeAt(tree, path);
  const address = toPointer(path);
  const drawn = node && drawnNodeAt(nodes, address);
  if (!drawn || drawn.kind === 'problem') return undefined;
  const type = drawn.kind === 'field' ? drawn.field.type : undefined;
  const target: PropertyTarget = {
    kind: 'node',
    address,
    widget: drawn.component,
    ...(type !== undefined && { type }),
  };
  return { target, node: node.written };
}
