import { say } from '../../locale/index.ts';
import type { SourceDocument } from '../documents/document.ts';
import { fromPointer, isJsonObject, readAt, type JsonValue } from '../json/index.ts';
import type { FoundReference } from '../references/index.ts';
import type { NameFinding } from './name-finding.ts';

const comparison = /^\s*(?:[<>]=?|!=|=)/;

/**
 * True if a fixed condition is written as a comparison, such as `> 0`. Fixed conditions take equality only, so this
 * would search for the text.
 */
export function isComparison(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && comparison.test(value);
}

/**
 * Checks a fixed condition (`where`) of a list, a picker or a query. Those of references (`x-ref`) are checked with
 * their model.
 */
export function wrongCondition(
  found: FoundReference,
  { body }: SourceDocument,
): Omit<NameFinding, 'pointer'> | undefined {
  if (found.sort !== 'field' || !found.atKey) return undefined;
  const path = fromPointer(found.pointer);
  if (path.at(-2) !== 'where' || path.at(-3) === 'x-ref') return undefined;
  const value = readAt(body, path);
  return isComparison(value) ? noComparison(value) : undefined;
}

/** Returns the finding for a condition that is written as a comparison. */
export function noComparison(value: string): Omit<NameFinding, 'pointer'> {
  return {
    code: 'no-comparison',
    message: say('条件只能是相等的值，{value} 会当作文字来比。', { value: JSON.stringify(value) }),
    expected: say('一个值、几个值的数组，或 {{ 表达式 }}'),
  };
}

/** True if neither the dialog nor a dialog inside it loads anything. `$loaded` is then not available. */
export function loadsNothing({ kind, body }: Pick<SourceDocument, 'kind' | 'body'>): boolean {
  return kind === 'dialog' && !hasLoad(body);
}

function hasLoad(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasLoad);
  if (!isJsonObject(value)) return false;
  return value['load'] !== undefined || Object.values(value).some(hasLoad);
}
