import { serverTimeText } from '../../../engine/values/index.ts';
import { scopeAt } from '../../../schema/expressions/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { ActionContext, Runtime } from '../../registry/index.ts';
import type { ListController } from '../controller/index.ts';
import { rowButtons, type ButtonScope, type ButtonState } from './buttons.ts';
import type { ListActions } from './list-actions.ts';
import type { PageEnvironment } from './page-environment.ts';

export type WholeQuery = NonNullable<ActionContext['whole']>;

/** Returns the whole query of a list; undefined if the server does not support the query. */
export function wholeQueryOf({ wholeQuery, snapshot }: ListController): WholeQuery | undefined {
  try {
    return { query: wholeQuery(), expected: snapshot.total };
  } catch {
    return undefined;
  }
}

/** Returns the inputs of a list's buttons: the user's permissions, the selection, and the names for expressions. */
export function buttonScope(
  { registry, permissions, user }: Runtime,
  { selection, whole }: { selection: DataRecord[]; whole: WholeQuery | null },
  names: PageEnvironment['names'],
): ButtonScope {
  const facts = { user, permissions, selection, query: whole?.query, now: serverTimeText() };
  return {
    actions: registry.actions,
    permissions,
    names: { ...scopeAt('button', facts), ...names },
    ...(whole && { count: whole.expected }),
  };
}

/** Memoizes the buttons of each record: a table reads them once to measure the column and again to render it. */
export function rowsOf(list: ListController['list'], scope: ButtonScope): ListActions['row'] {
  const known = new WeakMap<DataRecord, ButtonState[]>();
  return (record) => {
    const buttons = known.get(record) ?? rowButtons(list, record, scope);
    known.set(record, buttons);
    return buttons;
  };
}
