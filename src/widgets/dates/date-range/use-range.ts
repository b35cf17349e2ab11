import { useFieldBeside } from '../../../runtime/form/index.ts';
import type { FieldsBeside } from '../../../runtime/registry/index.ts';
import { sideOf, sidesOf, valueOfSides, type Sides } from './range-value.ts';

/**
 * Reads and writes a range in one field (`a,b` or an array), or with `endField` with its end in the field of that name.
 */
export function useRange(field: {
  value?: unknown;
  onChange?: (value: string | number | Sides | null) => void;
  joined?: boolean;
  endField?: string;
  beside?: FieldsBeside;
}): [sides: Sides, set: (sides: Sides) => void] {
  const { value, onChange, joined = true, endField } = field;
  const end = useFieldBeside(field.beside, endField);
  if (!end) return [sidesOf(value), (sides) => onChange?.(valueOfSides(sides, joined))];
  return [
    [sideOf(value), sideOf(end.value)],
    (sides) => {
      onChange?.(sides[0]);
      end.set(sides[1]);
    },
  ];
}
