import { say } from '../../locale/index.ts';
import type { ResolvedModel, ResolvedTransition } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { holds, scopeOf } from './expression-scope.ts';

/** The transition that may happen, or the reason why it may not, as one Chinese sentence. */
export type TransitionCheck =
  { transition: ResolvedTransition } | { refusal: string; reason: 'unknown' | 'forbidden' | 'state' | 'condition' };

export interface Permissions {
  has(permission: string): boolean;
}

export interface TransitionContext extends BillContext {
  permissions: Permissions;
  /** Returns the text shown for a state; without it the label of the state field's options is used, or the value. */
  stateText?: (state: string) => string;
}

/** Checks the named transition against the record: permission, state, condition. */
export function checkTransition(
  model: ResolvedModel,
  record: RecordValues,
  name: string,
  context: TransitionContext,
): TransitionCheck {
  const transition = model.states?.transitions.find((known) => known.name === name);
  if (!transition)
    return {
      refusal: say('“{title}”没有名为“{name}”的操作', { title: model.title, name: name.slice(0, 64) }),
      reason: 'unknown',
    };
  if (!context.permissions.has(transition.permission))
    return {
      refusal: say('没有权限，请联系管理员授权：{permission}', { permission: transition.permission }),
      reason: 'forbidden',
    };
  const state = stateOf(model, record);
  if (!transition.from.includes(state)) {
    return {
      refusal: say('单据状态为“{stateText}”，不能{title}', {
        stateText: stateTextOf(model, state, context),
        title: transition.title,
      }),
      reason: 'state',
    };
  }
  if (holds(transition.when, scopeOf(model, record, context))) return { transition };
  return {
    refusal: transition.message ?? say('不满足条件，不能{title}', { title: transition.title }),
    reason: 'condition',
  };
}

/** True when the record's state allows changes; always true without states. */
export function isEditable(model: ResolvedModel, record: RecordValues): boolean {
  return model.states === undefined || model.states.editable.includes(stateOf(model, record));
}

/** True when the record's state allows deletion; always true without states. */
export function isDeletable(model: ResolvedModel, record: RecordValues): boolean {
  return model.states === undefined || model.states.deletable.includes(stateOf(model, record));
}

/** Returns the record's state, or '' if it has none. */
export function stateOf(model: ResolvedModel, record: RecordValues): string {
  const state = model.states && record[model.states.field];
  return typeof state === 'string' ? state : '';
}

/** Returns the text shown for a state. */
export function stateTextOf(
  model: ResolvedModel,
  state: string,
  context: Pick<TransitionContext, 'stateText'>,
): string {
  if (context.stateText) return context.stateText(state);
  const options = model.fields.find((field) => field.name === model.states?.field)?.options;
  return options?.find((option) => option.value === state)?.label ?? state;
}
