import { useCallback } from 'react';

import type { FieldsBeside } from '../../registry/index.ts';
import { useObserved } from '../scope/index.ts';

/** The value of a field beside the widget's own, and how to set it; undefined without a name, or in no form. */
export function useFieldBeside(
  beside: FieldsBeside | undefined,
  name: string | undefined,
): { value: unknown; set(value: unknown): void } | undefined {
  const read = useCallback(
    (fields: FieldsBeside | undefined) => (name === undefined ? undefined : fields?.read(name)),
    [name],
  );
  const value = useObserved(beside, read);
  if (!beside || name === undefined) return undefined;
  return { value, set: (next) => beside.write(name, next) };
}
