import type { Vocabulary } from '../../../schema/vocabulary.ts';
import type { FieldDescription } from './description.ts';
import { checkKeywords } from './field-checks.ts';
import { fieldNode } from './field-node.ts';
import { isByRule } from './initial-value.ts';
import { linkAddress } from './link-address.ts';

/** A part of a description that no document contains: the check of a field, its default or the link of its column. */
export interface LostPart {
  part: 'check' | 'default' | 'link';
  /** The title of the field. */
  field: string;
  written: string;
}

/**
 * Finds the parts of a field that its documents do not contain. Numbers by rule are not lost: a save requests them.
 * @param names the names of the module's fields.
 */
export function lostParts(
  field: FieldDescription,
  names: ReadonlySet<string>,
  widgets: Vocabulary['widgets'],
): LostPart[] {
  const { title, check, initial, href, inList } = field;
  const lost: LostPart[] = [];
  if (isWritten(check) && !isImplied(check, field) && Object.keys(checkKeywords(field)).length === 0)
    lost.push({ part: 'check', field: title, written: check });
  if (isWritten(initial) && !isByRule(initial) && fieldNode(field, widgets)['default'] === undefined)
    lost.push({ part: 'default', field: title, written: initial });
  if (inList && isWritten(href) && linkAddress(href, names) === undefined)
    lost.push({ part: 'link', field: title, written: href });
  return lost;
}

function isWritten(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/**
 * True for a redundant check: `*` requires a value, which the description lists separately; the pattern of a number
 * accepts every number.
 */
function isImplied(check: string, { type }: FieldDescription): boolean {
  if (check === '*') return true;
  const samples = numbers[type];
  return samples !== undefined && samples.every((sample) => allows(check, sample));
}

const integers = ['0', '7', '-12', '305'];

const numbers: Readonly<Record<string, readonly string[]>> = {
  int: integers,
  double: [...integers, '1.5'],
  BigDecimal: [...integers, '1.5'],
};

function allows(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}
