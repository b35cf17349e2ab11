import { use, useMemo } from 'react';

import type { FieldNode as FieldTreeNode } from '../../../engine/form/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { isFormilyComponent, useRuntime, type FieldsBeside } from '../../registry/index.ts';
import { HiddenNode, InertControl, useDesignViews } from '../design/DesignScope.tsx';
import { ReadOnlyText } from '../for-widgets/index.ts';
import type { FormModel } from '../model/index.ts';
import { FieldsElsewhere, useFieldLook, useFormModel } from '../scope/index.ts';
import { Control } from './Control.tsx';
import { GridCell } from './GridCell.tsx';
import { HostOptionsControl } from './HostOptionsControl.tsx';
import { UnknownWidget } from './UnknownWidget.tsx';
import { asFieldValue, widgetProps } from './widget-props.ts';

/** Renders a field: its widget inside its form item. Re-renders only when the field's own look changes. */
export function FieldNode({ node }: { node: FieldTreeNode }) {
  const form = useFormModel();
  const { widgets, views } = useRuntime().registry;
  const definition = widgets.get(node.component);
  const state = useFieldLook(form, node);
  const own = useMemo(() => definition && widgetProps(definition, node), [definition, node]);
  const handlers = useMemo(() => handlersOf(form, node), [form, node]);
  const isDesigned = useDesignViews() !== undefined;
  const elsewhere = use(FieldsElsewhere);
  const isElsewhere = elsewhere.form === form && elsewhere.paths.has(node.path) && state.errors.length === 0;
  if ((!state.isVisible || isElsewhere) && !isDesigned) return null;
  if (!definition) return <UnknownWidget node={node} />;

  const id = form.controlId(node.path);
  const { data, errors, warnings } = state;
  const { onAdopt, onSaved, ...shared } = handlers;
  const hasLabel = node.decorator !== null && state.title !== '';
  const props = {
    ...own,
    ...data.props,
    ...shared,
    ...(isFormilyComponent(definition.component) && { title: state.title, errors }),
    ...(node.lines && {
      lines: node.lines,
      cells: data.cells,
      problems: data.inside,
      serverProblems: data.insideFromServer,
      showAllProblems: data.showAll,
      onAdopt,
      onSaved,
    }),
    id,
    value: state.value,
    valueText: form.textAt(node.path),
    options: state.options.length > 0 ? state.options : undefined,
    disabled: state.isDisabled,
    readOnly: state.isReadOnly,
    status: errors.length > 0 ? 'error' : warnings.length > 0 ? 'warning' : undefined,
    'aria-labelledby': hasLabel ? `${id}-label` : undefined,
    'aria-label': hasLabel ? undefined : state.title || node.field.title,
    'aria-describedby': node.decorator ? `${id}-note` : undefined,
    'aria-required': data.required || undefined,
    'aria-invalid': errors.length > 0 || undefined,
  };
  const control =
    data.problem && !(isDesigned && node.problem) ? (
      <views.ProblemCard problem={data.problem} />
    ) : node.remoteOptions && !isDesigned ? (
      <HostOptionsControl remote={node.remoteOptions} definition={definition} props={props} />
    ) : node.field.numbering && state.isReadOnly && !state.value ? (
      <ReadOnlyText id={id}>{say('保存后自动生成')}</ReadOnlyText>
    ) : (
      <Control definition={definition} props={props} />
    );
  const shown = isDesigned ? <InertControl>{control}</InertControl> : control;
  const field =
    node.decorator === null ? (
      <GridCell span={node.decoratorProps.gridSpan} usual={!node.lines}>
        {shown}
      </GridCell>
    ) : (
      <views.FormItem
        {...node.decoratorProps}
        id={id}
        title={state.title}
        description={state.description}
        required={data.required && !state.isReadOnly}
        readOnly={state.isReadOnly}
        errors={errors}
        warnings={warnings}
        reasons={data.reasons}
      >
        {shown}
      </views.FormItem>
    );
  return state.isVisible ? field : <HiddenNode>{field}</HiddenNode>;
}

function handlersOf(form: FormModel, node: FieldTreeNode) {
  const { path, field } = node;
  const copied = Object.entries(field.reference?.copy ?? {});
  const parent = path.slice(0, path.lastIndexOf('.') + 1);
  const beside: FieldsBeside = {
    read: (name) => valueAt(form.values(), parent + name),
    write: (name, value) => form.setValue(parent + name, value),
  };
  return {
    beside,
    onChange: (value: unknown) => form.setValue(path, asFieldValue(field, value)),
    onAdopt: (value: unknown, known: (before: unknown) => unknown) => form.adopt(path, value, known),
    onSaved: (listener: (value: unknown) => void) => form.onSaved(path, listener),
    onBlur: () => form.check(path),
    onProblem: (message: string | null) => form.setWidgetProblem(path, message),
    onChecking: (isChecking: boolean) => form.checking(path, isChecking),
    // A reference copies values into sibling fields, and clears them when it is cleared.
    ...(copied.length > 0 && {
      onChoose: (record: DataRecord | undefined) => {
        for (const [from, to] of copied) beside.write(to, record?.[from] ?? null);
      },
    }),
  };
}
