import type { ResolvedColumn } from '../../engine/list/resolved-list.ts';

/** The class of a header or a total: figures stand right, and above inputs as far in as the text of the inputs. */
export function columnClass({ align, field }: ResolvedColumn, readOnly: boolean): string | undefined {
  if (align !== 'right') return undefined;
  return readOnly || field.readOnly ? 'pw-lines-right' : 'pw-lines-right pw-lines-inset';
}
