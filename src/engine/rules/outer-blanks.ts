import type { ResolvedField } from '../model/index.ts';
import { widgetValueOf } from '../widgets/index.ts';

/**
 * Removes the blanks around a single-line text: they are invisible and would make equal names differ. Multi-line texts,
 * secrets, passwords, choices and all other values are unchanged.
 */
export function withoutOuterBlanks(field: ResolvedField, value: unknown): unknown {
  return typeof value === 'string' && isLine(field) ? value.trim() : value;
}

function isLine({ type, format, secret, dictionary, options, reference, component, componentProps }: ResolvedField) {
  if (type !== 'string' || secret || dictionary !== undefined || options || reference) return false;
  if (format !== undefined && format !== 'email' && format !== 'uri') return false;
  return component === undefined || (widgetValueOf(component) === 'text' && componentProps['password'] !== true);
}
