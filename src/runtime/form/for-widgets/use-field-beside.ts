import { useCallback } from 'react';

import type { FieldsBeside } from '../../registry/index.ts';
import { useObserved } from '../scope/index.ts';

/** Returns the value of a sibling field and its setter; undefined without a name or outside a form. */
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
