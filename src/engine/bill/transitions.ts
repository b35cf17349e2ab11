import { say } from '../../schema/locale/index.ts';
import type { ResolvedModel, ResolvedTransition } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { holds, scopeOf } from './expression-scope.ts';

/** Whether a transition may happen, or why not in one Chinese sentence. */
export type TransitionCheck =
  { transition: ResolvedTransition } | { refusal: string; reason: 'unknown' | 'forbidden' | 'state' | 'condition' };

/** The permissions that a person holds, e.g. a Set of names. */
export interface Permissions {
  has(permission: string): boolean;
}

export interface TransitionContext extends BillContext {
  permissions: Permissions;
  /** What a person calls a state; without it the label of the state field's options, or the value. */
  stateText?: (state: string) => string;
}

/** Checks the transition of that name against the record as it is: permission, state, condition. */
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

/** Whether the record is in a state in which it may be changed; without states it always is. */
export function isEditable(model: ResolvedModel, record: RecordValues): boolean {
  return model.states === undefined || model.states.editable.includes(stateOf(model, record));
}

/** Whether the record is in a state in which it may be deleted; without states it always is. */
export function isDeletable(model: ResolvedModel, record: RecordValues): boolean {
  return model.states === undefined || model.states.deletable.includes(stateOf(model, record));
}

/** The record's state, '' where it has none. */
export function stateOf(model: ResolvedModel, record: RecordValues): string {
  const state = model.states && record[model.states.field];
  return typeof state === 'string' ? state : '';
}

/** What a person calls the state. */
export function stateTextOf(
  model: ResolvedModel,
  state: string,
  context: Pick<TransitionContext, 'stateText'>,
): string {
  if (context.stateText) return context.stateText(state);
  const options = model.fields.find((field) => field.name === model.states?.field)?.options;
  return options?.find((option) => option.value === state)?.label ?? state;
}
