import type { ResolvedField } from '../model/index.ts';
import { widgetValueOf } from '../widgets/index.ts';

/**
 * The value without the blanks before and behind a line of text, which nobody sees and two equal names would differ by.
 * Texts of several lines, secrets, passwords, choices and all other values stay as they are.
 */
export function withoutOuterBlanks(field: ResolvedField, value: unknown): unknown {
  return typeof value === 'string' && isLine(field) ? value.trim() : value;
}

function isLine({ type, format, secret, dictionary, options, reference, component, componentProps }: ResolvedField) {
  if (type !== 'string' || secret || dictionary !== undefined || options || reference) return false;
  if (format !== undefined && format !== 'email' && format !== 'uri') return false;
  return component === undefined || (widgetValueOf(component) === 'text' && componentProps['password'] !== true);
}
