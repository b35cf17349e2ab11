import type { ReactNode } from 'react';

import type { ResolvedSearchField } from '../../engine/list/index.ts';
import { lazyComponent } from '../../runtime/registry/index.ts';

const ComputedProps = lazyComponent(async () => (await import('./ComputedProps.tsx')).ComputedProps);

/** A search field with all its props: those that contain expressions are evaluated first. */
export function SearchProps(props: {
  field: ResolvedSearchField;
  children: (field: ResolvedSearchField) => ReactNode;
}) {
  const { field, children } = props;
  return field.computed ? <ComputedProps {...props} computed={field.computed} /> : children(field);
}
