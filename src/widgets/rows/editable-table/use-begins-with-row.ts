import { useMemo } from 'react';

import type { ResolvedField, ResolvedModel } from '../../../engine/model/index.ts';
import { useFormModel, type FormModel } from '../../../runtime/form/index.ts';

/**
 * Returns true if a new bill that must have rows of `model` starts with an empty row. The row becomes part of the value
 * when the user types into it, so that opening a form changes nothing.
 */
export function useBeginsWithRow(model: ResolvedModel | undefined): boolean {
  const form = useFormModel();
  return useMemo(() => model !== undefined && form.context.mode === 'create' && needsLines(form, model), [form, model]);
}

function needsLines({ resolved }: FormModel, model: ResolvedModel): boolean {
  const field = resolved.model?.fields.find(({ child }) => child?.model === model.id);
  return field !== undefined && leastOf(field) > 0;
}

function leastOf({ child, minItems, required }: ResolvedField): number {
  return Math.max(child?.min ?? 0, minItems ?? 0, required ? 1 : 0);
}
