import { nextSteps } from '../../../engine/bill/index.ts';
import type { ActionStep, ResolvedButton, ResolvedList } from '../../../engine/list/index.ts';
import { missingPermission } from '../../../engine/permission/index.ts';
import { mostByQuery } from '../../../engine/query/index.ts';
import { say } from '../../../locale/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import { evaluateCondition } from '../../actions/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { Registry } from '../../registry/index.ts';
import { batchRefusal } from './batch-refusal.ts';

export interface ButtonState {
  name: string;
  title: string;
  icon?: string;
  kind: ResolvedButton['kind'];
  disabled: boolean;
  reason?: string;
  needsSelection: boolean;
  wholeQuery?: boolean;
  builtIn?: string;
  isNext?: true;
  steps: readonly ActionStep[];
  /** The problem of an invalid button, which is rendered as a marker. */
  problem?: Problem;
}

export interface ButtonScope {
  actions: Registry['actions'];
  permissions: ReadonlySet<string> | undefined;
  /** The number of records if all matching records are selected. */
  count?: number;
  names: Readonly<Record<string, unknown>>;
}

/** Returns the buttons of the toolbar in the document's order. */
export function toolbarButtons(list: ResolvedList, scope: ButtonScope): ButtonState[] {
  return list.toolbar.flatMap((button) => {
    const states = buttonState(button, scope, list.document);
    return button.builtIn === 'transition' ? states.map((state) => ofSelection(state, list, scope)) : states;
  });
}

function ofSelection(state: ButtonState, { model }: ResolvedList, scope: ButtonScope): ButtonState {
  const { $selection: selection } = scope.names;
  if (scope.count !== undefined || !isRecords(selection)) return state;
  const reason = batchRefusal(model, state.name, selection, scope.names);
  return reason === undefined ? state : { ...state, disabled: true, reason };
}

function isRecords(value: unknown): value is readonly DataRecord[] {
  return Array.isArray(value);
}

/** Returns the buttons of one row, a bill's next step first. A failing expression hides or disables its button. */
export function rowButtons(list: ResolvedList, record: DataRecord, scope: ButtonScope): ButtonState[] {
  const names = { ...scope.names, $record: record };
  const buttons = list.rowActions.flatMap((button) => buttonState(button, { ...scope, names }, list.document));
  const next = nextOf(list, record, buttons);
  return next ? [{ ...next, isNext: true }, ...buttons.filter((button) => button !== next)] : buttons;
}

function nextOf({ model }: ResolvedList, record: DataRecord, buttons: readonly ButtonState[]): ButtonState | undefined {
  const steps = nextSteps(model, record[model.states?.field ?? '']);
  const offered = buttons.filter(
    ({ builtIn, disabled, problem }) =>
      (builtIn === 'transition' || builtIn === 'create-from') && !disabled && !problem,
  );
  return steps.flatMap((name) => offered.find((button) => button.name === name) ?? [])[0];
}

export interface ChosenCell {
  field: string | null;
  title: string | null;
  value: unknown;
  text: string;
}

/** Returns the entries of a row's menu; their expressions read the cell as `$chosen`. */
export function menuButtons(
  list: ResolvedList,
  { record, chosen }: { record: DataRecord; chosen: ChosenCell },
  scope: ButtonScope,
): ButtonState[] {
  const names = { ...scope.names, $record: record, $chosen: chosen };
  return (list.contextMenu ?? []).flatMap((button) => buttonState(button, { ...scope, names }, list.document));
}

function buttonState(button: ResolvedButton, scope: ButtonScope, document: string): ButtonState[] {
  if (missingPermission(scope.permissions, button) !== undefined) return [];
  if (!evaluateCondition(button.visible, scope.names, true, false)) return [];
  const steps = button.builtIn === undefined ? button.steps : builtInSteps(button);
  if (button.builtIn !== undefined && !isInstalled(steps, scope.actions)) return [];
  const problem = button.problem ?? unknownAction(button, steps, scope.actions, document);
  const refusal = wholeRefusal(button, scope.count);
  const disabled = refusal !== undefined || evaluateCondition(button.disabled, scope.names, false, true);
  return [
    {
      name: button.name,
      title: button.title,
      kind: button.kind,
      needsSelection: button.needsSelection,
      ...(button.wholeQuery && { wholeQuery: true }),
      steps,
      disabled,
      ...(button.builtIn !== undefined && { builtIn: button.builtIn }),
      ...(button.icon !== undefined && { icon: button.icon }),
      ...(disabled && { reason: refusal ?? button.hint ?? say('现在不能用') }),
      ...(problem && { problem }),
    },
  ];
}

/** Returns why a button is disabled while all `count` matching records are selected. */
function wholeRefusal({ builtIn, needsSelection, wholeQuery }: ResolvedButton, count?: number): string | undefined {
  if (count === undefined) return undefined;
  if (needsSelection && !wholeQuery) return say('只能用于逐条选中的记录，请取消“选择全部”后再选');
  const most =
    builtIn === 'batch-delete' ? mostByQuery.delete : builtIn === 'transition' ? mostByQuery.transition : count;
  return count > most
    ? say('一次最多处理 {most} 条，请缩小查询范围', { most: most.toLocaleString('zh-CN') })
    : undefined;
}

/**
 * A built-in button runs the action of the same name; buttons of transitions and creations pass their own name to it.
 */
function builtInSteps({ builtIn = '', name, pointer }: ResolvedButton): readonly ActionStep[] {
  if (builtIn === 'transition') return [{ action: 'transition', args: { transition: name }, pointer }];
  if (builtIn === 'create-from') return [{ action: 'create', args: { create: name }, pointer }];
  return [{ action: builtIn, args: { [builtIn]: true }, pointer }];
}

/** A built-in button whose action is missing is omitted: the host application has removed the action. */
function isInstalled(steps: readonly ActionStep[], actions: Registry['actions']): boolean {
  return steps.every((step) => actions.get(step.action) !== undefined);
}

function unknownAction(
  button: ResolvedButton,
  steps: readonly ActionStep[],
  actions: Registry['actions'],
  document: string,
): Problem | undefined {
  const unknown = steps.find((step) => !actions.get(step.action));
  if (!unknown) return undefined;
  const nearest = actions.nearest(unknown.action);
  return {
    severity: 'error',
    code: 'unknown-action',
    document,
    pointer: unknown.pointer || button.pointer,
    message: say('按钮“{title}”用到的动作“{action}”没有登记。', { title: button.title, action: unknown.action }),
    ...(nearest !== undefined && { nearest }),
  };
}
