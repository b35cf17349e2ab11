import { useMemo } from 'react';

import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { ResolvedField, ResolvedModel } from '../../engine/model/resolved-model.ts';
import { type FormModel, useFormModel } from '../../runtime/form/index.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { newRow } from './new-row.ts';

/**
 * The rows to draw: those of the value; for a new bill that has none and must have some, an empty one to begin with. It
 * becomes part of the value when something is typed into it, so that opening a form changes nothing.
 */
export function useFirstRow(
  value: DataRecord[] | null | undefined,
  lines: { model: ResolvedModel },
  columns: readonly ResolvedColumn[],
): DataRecord[] {
  const form = useFormModel();
  const begins = useMemo(() => form.context.mode === 'create' && needsLines(form, lines.model), [form, lines.model]);
  return useMemo(() => {
    if (value && value.length > 0) return value;
    return begins ? [newRow(columns)] : [];
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- columns only lend the first row its defaults
  }, [value, begins]);
}

function needsLines({ resolved }: FormModel, model: ResolvedModel): boolean {
  const field = resolved.model?.fields.find(({ child }) => child?.model === model.id);
  return field !== undefined && leastOf(field) > 0;
}

function leastOf({ child, minItems, required }: ResolvedField): number {
  return Math.max(child?.min ?? 0, minItems ?? 0, required ? 1 : 0);
}
