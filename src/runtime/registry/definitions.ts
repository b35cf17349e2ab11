import type { ComponentType, ReactNode } from 'react';

import type { ResolvedColumn } from '../../engine/list/index.ts';
import type { FieldOption } from '../../engine/model/index.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import type { ActionContext, ActionResult, Question } from '../actions/index.ts';
import type { DataRecord, Ports } from '../ports/index.ts';

/** What every widget takes; its own props (by its props schema) come beside these. Widgets know neither Formily nor documents. */
export interface WidgetProps<Value = unknown> {
  value?: Value | null;
  onChange?: (value: Value | null) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
  /** Show text, not a greyed input. */
  readOnly?: boolean;
  placeholder?: string;
  options?: FieldOption[];
  status?: 'error' | 'warning';
  autoFocus?: boolean;
  /** What the server calls the value (`<field>_dictText`), while the value is the one it sent. */
  valueText?: string;
  'aria-label'?: string;
  /** Id of the label, for controls that are a group and cannot be named by `label for`. */
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  /** What is wrong with the value, where only the widget can know; null: nothing. Absent where there is no form. */
  onProblem?: (message: string | null) => void;
  /** Whether the value is being checked elsewhere: a save waits for the end of it. Absent where there is no form. */
  onChecking?: (isChecking: boolean) => void;
  /** The fields beside this one in its record; absent where the widget stands in no form. */
  beside?: FieldsBeside;
  children?: ReactNode;
}

/** For a widget whose value takes more than one field. */
export interface FieldsBeside {
  /** Noted by reactions. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/** Describes one widget; light, so that a palette can load all of them. `component` may be `lazy(...)`. */
export interface WidgetDefinition {
  /** What `x-component` says, PascalCase, e.g. `DictSelect`. Equal to the `$id` of its props schema. */
  name: string;
  title: string;
  /** Shows its children one at a time or one by one: it gets them as `panes`, not as children. */
  panes?: boolean;
  // oxlint-disable-next-line no-explicit-any -- widgets differ in value and props; each is checked by its own props schema
  component: ComponentType<any>;
  /**
   * Draws the untouched control in the widget's place: the same look, role, name and value, at a fraction of the cost.
   * The widget takes over when a pointer or the focus reaches it. Undefined where the props ask for the widget itself.
   */
  // oxlint-disable-next-line no-explicit-any -- as above
  standIn?: (props: any) => ReactNode;
  /** A cell of its own, beside those of the shelf of cells: `x-cell` names it. */
  cell?: CellDefinition;
  /** Draft-07 schema of its own props, with what it says of its value at the top (`x-value` …). */
  props: JsonObject;
}

export interface CellProps {
  value: JsonValue | undefined;
  record: DataRecord;
  column: ResolvedColumn;
  /** Set where the column's `href` gives one. */
  href?: string;
  /** Opens the record (detail); set on the label column. */
  onOpen?: () => void;
}

/** Describes one cell: how a column shows a value. */
export interface CellDefinition {
  /** What a column's `cell` says, kebab-case, e.g. `dictionary`. */
  name: string;
  title: string;
  align?: 'left' | 'center' | 'right';
  component: ComponentType<CellProps>;
  /**
   * Draws the same without a component of its own, so without hooks: a table draws hundreds of cells at once.
   * Undefined where this value needs the component.
   */
  draw?: (props: CellProps, dictionaries: Pick<Ports['dictionaries'], 'cached'>) => ReactNode;
  props: JsonObject;
}

/** Describes one action: a named verb whose result is data that the runtime carries out. */
export interface ActionDefinition {
  /** The key of the step, kebab-case, e.g. `open-dialog`. */
  name: string;
  title: string;
  /** `args` holds the whole step; expressions in it are already evaluated. */
  run: (args: Record<string, unknown>, context: ActionContext) => Promise<ActionResult> | ActionResult;
  /** Said while it runs, for what may take long, e.g. 正在导出… */
  progress?: string;
  /** Whether it asks the person and changes nothing, by its arguments as written. */
  asks?: boolean | ((args: Readonly<Record<string, unknown>>) => boolean);
  /** What is asked before it runs; nothing is done where the answer is no. */
  question?: (args: Record<string, unknown>, context: ActionContext) => Question | undefined;
  /** Whether it changes what the server holds: questions of later steps come before it. */
  writes?: boolean;
  /** What people call what it does with these arguments, as written; its title where it gives nothing. */
  calls?: (args: Readonly<Record<string, unknown>>, context: ActionContext) => string | undefined;
  /** Whether it does nothing but end the steps. */
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

export function defineAction(definition: ActionDefinition): ActionDefinition {
  return definition;
}
