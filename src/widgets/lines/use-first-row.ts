import { useMemo } from 'react';

import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';
import type { ResolvedField, ResolvedModel } from '../../engine/model/resolved-model.ts';
import type { DataRecord } from '../../runtime/data/ports.ts';
import { type FormModel, useFormModel } from '../../runtime/form/index.ts';
import { newRow } from './new-row.ts';

/**
 * The rows to draw: those of the value; for a new bill that has none and must have some of `model`, an empty one to begin
 * with. It becomes part of the value when something is typed into it (`isDraft` until then), so that opening a form
 * changes nothing.
 */
export function useFirstRow(
  model: ResolvedModel | undefined,
  value: DataRecord[] | null | undefined,
  columns: readonly ResolvedColumn[],
): { rows: DataRecord[]; isDraft: boolean } {
  const form = useFormModel();
  const begins = useMemo(() => model && form.context.mode === 'create' && needsLines(form, model), [form, model]);
  if (value && value.length > 0) return { rows: value, isDraft: false };
  return begins ? { rows: [newRow(columns)], isDraft: true } : { rows: [], isDraft: false };
}

function needsLines({ resolved }: FormModel, model: ResolvedModel): boolean {
  const field = resolved.model?.fields.find(({ child }) => child?.model === model.id);
  return field !== undefined && leastOf(field) > 0;
}

function leastOf({ child, minItems, required }: ResolvedField): number {
  return Math.max(child?.min ?? 0, minItems ?? 0, required ? 1 : 0);
}
