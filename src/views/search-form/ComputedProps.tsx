import { useMemo, type ReactNode } from 'react';

import { evaluateProps } from '../../engine/form/index.ts';
import type { ResolvedSearchField } from '../../engine/list/index.ts';
import { serverTimeText } from '../../engine/values/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { scopeAt } from '../../schema/expressions/index.ts';

/**
 * Evaluates the props of a search field that contain expressions. A prop that fails, or has a result that its component
 * does not accept, is left out.
 */
export function ComputedProps(props: {
  field: ResolvedSearchField;
  computed: NonNullable<ResolvedSearchField['computed']>;
  children: (field: ResolvedSearchField) => ReactNode;
}) {
  const { field, computed, children } = props;
  const { user, permissions } = useRuntime();
  const whole = useMemo(() => {
    const scope = scopeAt('page', { user, permissions, now: serverTimeText() });
    const results = evaluateProps({ ...computed, component: field.component }, computed, scope, new Map());
    return { ...field, props: { ...field.props, ...results } };
  }, [field, computed, user, permissions]);
  return children(whole);
}
