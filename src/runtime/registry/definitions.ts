import type { ComponentType, ReactNode } from 'react';

import type { ActionPropsByName } from '../../../generated/props.ts';
import type { ResolvedColumn } from '../../engine/list/index.ts';
import type { FieldOption } from '../../engine/model/index.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import type { DataRecord, Ports } from '../ports/index.ts';
import type { ActionContext, ActionResult, Question } from './action-result.ts';

/**
 * The props of every widget, in addition to its own (by its props schema). Widgets do not depend on Formily or
 * documents.
 */
export interface WidgetProps<Value = unknown> {
  value?: Value | null;
  onChange?: (value: Value | null) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
  /** Show text instead of a disabled input. */
  readOnly?: boolean;
  placeholder?: string;
  options?: FieldOption[];
  status?: 'error' | 'warning';
  autoFocus?: boolean;
  /** The server's name of the value (`<field>_dictText`), while the value is the one it sent. */
  valueText?: string;
  'aria-label'?: string;
  /** Id of the label, for controls that are a group and cannot be named by `label for`. */
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  /** Reports a problem of the value that only the widget can detect; null for none. Absent outside a form. */
  onProblem?: (message: string | null) => void;
  /** Reports whether the value is being checked asynchronously; a save waits for the result. Absent outside a form. */
  onChecking?: (isChecking: boolean) => void;
  /** The other fields of the record; absent outside a form. */
  beside?: FieldsBeside;
  children?: ReactNode;
}

/** The props of a widget that arranges others or shows something, in addition to its own (by its props schema). */
export interface LayoutProps {
  title?: string;
  /** The node's `x-content`. */
  content?: string;
  /** Runs the steps with that name; present if the document defines steps for the node. */
  onAction?: (key: string, element: Element) => void;
  children?: ReactNode;
}

export interface FieldsBeside {
  /** Tracked by reactions. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/**
 * Describes one widget. It is small, so that a palette can load all of them. `component` may be `lazy(...)`.
 *
 * Its component takes the props that `generated/props.ts` has for its name, and may rely on their types: the engine
 * drops props that the schema does not allow (`mergeProps`), those with expressions again after they were evaluated
 * (`evaluateProps`), and each of them may therefore be missing. The same holds for the props of cells, which contain no
 * expressions.
 */
export interface WidgetDefinition {
  /** The value of `x-component`, PascalCase, e.g. `DictSelect`. Equal to the `$id` of its props schema. */
  name: string;
  title: string;
  /** True if it shows its children one at a time or in sequence: it receives them as `panes`, not as children. */
  panes?: boolean;
  // oxlint-disable-next-line no-explicit-any -- widgets differ in value and props; each is checked by its own props schema
  component: ComponentType<any>;
  /**
   * Renders the untouched control in place of the widget: with the same look, role, name and value, at a fraction of
   * the cost. The widget takes over when it is pressed or focused. Returns undefined if the props need the widget
   * itself.
   */
  // oxlint-disable-next-line no-explicit-any -- as above
  standIn?: (props: any) => ReactNode;
  /** The widget's own cell, in addition to the registered ones: `x-cell` names it. */
  cell?: CellDefinition;
  /** Draft-07 schema of its props, with the declarations about its value at the top (`x-value` …). */
  props: JsonObject;
}

/** The props of every cell; `Own` are those that its props schema declares, in the column's `cellProps`. */
export interface CellProps<Own = Record<string, JsonValue>> {
  value: JsonValue | undefined;
  record: DataRecord;
  column: Omit<ResolvedColumn, 'cellProps'> & { cellProps: Own };
  href?: string;
  onOpen?: () => void;
}

/** Describes one cell, which renders the values of a column. */
export interface CellDefinition {
  /** The value of a column's `cell`, kebab-case, e.g. `dictionary`. */
  name: string;
  title: string;
  align?: 'left' | 'center' | 'right';
  // oxlint-disable-next-line no-explicit-any -- as for widgets
  component: ComponentType<CellProps<any>>;
  /**
   * Renders the same without a component, and so without hooks: a table renders hundreds of cells in one pass. Returns
   * undefined if the value needs the component.
   */
  // oxlint-disable-next-line no-explicit-any -- as for widgets
  draw?: (props: CellProps<any>, dictionaries: Pick<Ports['dictionaries'], 'cached'>) => ReactNode;
  props: JsonObject;
}

/**
 * The arguments of a step, by the keys of the action's props schema. The gate checks a step as it is written, and its
 * expressions may evaluate to anything, so the action checks the values.
 */
export type StepArguments<Name extends string = string> = Name extends keyof ActionPropsByName
  ? { readonly [Key in keyof ActionPropsByName[Name]]?: unknown }
  : Readonly<Record<string, unknown>>;

/** Describes one named action, whose result is data that the runtime carries out. */
export interface ActionDefinition<Name extends string = string> {
  /** The key of the step, kebab-case, e.g. `open-dialog`. */
  name: Name;
  title: string;
  /** `args` contains the whole step; its expressions are already evaluated. */
  run: (args: StepArguments<Name>, context: ActionContext) => Promise<ActionResult> | ActionResult;
  /** A message while a long action runs, e.g. 正在导出… */
  progress?: string;
  /** True if it only requests input from the user and changes nothing, depending on its unevaluated arguments. */
  asks?: boolean | ((args: StepArguments<Name>) => boolean);
  /** Returns a question to confirm before it runs; nothing happens if the user declines. */
  question?: (args: StepArguments<Name>, context: ActionContext) => Question | undefined;
  /** True if it changes data on the server: questions of later steps are asked before it. */
  writes?: boolean;
  /** Returns a user-facing name for this call, from its unevaluated arguments; defaults to the title. */
  calls?: (args: StepArguments<Name>, context: ActionContext) => string | undefined;
  stops?: boolean;
  /** Draft-07 schema of the whole step object. */
  props: JsonObject;
}

export function defineWidget(definition: WidgetDefinition): WidgetDefinition {
  return definition;
}

export function defineCell(definition: CellDefinition): CellDefinition {
  return definition;
}

export function defineAction<Name extends string>(definition: ActionDefinition<Name>): ActionDefinition<Name> {
  return definition;
}
