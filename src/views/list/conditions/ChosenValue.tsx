import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import type { ResolvedSearchField } from '../../../engine/list/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { SearchProps } from '../../search-form/index.ts';

/** A value by its name, as the field's own widget shows it. */
export function ChosenValue({ field, value, text }: { field: ResolvedSearchField; value: unknown; text: string }) {
  const { widgets } = useRuntime().registry;
  const Widget = widgets.get(field.component)?.component;
  if (!Widget) return text;
  const several = field.mode === 'in' ? { multiple: true, joined: false } : {};
  return (
    <ErrorBoundary resetKeys={[field, value]} fallback={text}>
      <Suspense fallback={text}>
        <SearchProps field={field}>
          {({ props }) => <Widget {...props} {...several} value={value} readOnly />}
        </SearchProps>
      </Suspense>
    </ErrorBoundary>
  );
}
