import type { SourceDocument } from '../documents/document.ts';
import { fromPointer, isJsonObject, readAt, type JsonValue } from '../json/index.ts';
import { say } from '../locale/index.ts';
import type { FoundReference } from '../references/index.ts';
import type { NameFinding } from './check-names.ts';

/** A text that is written like a comparison: `> 0`. */
const comparison = /^\s*(?:[<>]=?|!=|=)/;

/** Whether a fixed condition is written as a comparison: it takes equality only, and would look for the text. */
export function isComparison(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && comparison.test(value);
}

/** What is wrong with a fixed condition (`where`) of a list, a picker or a query; those of references a model tells. */
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

/** The words for such a condition. */
export function noComparison(value: string): Omit<NameFinding, 'pointer'> {
  return {
    code: 'no-comparison',
    message: say('条件只能是相等的值，{value} 会当作文字来比。', { value: JSON.stringify(value) }),
    expected: say('一个值、几个值的数组，或 {{ 表达式 }}'),
  };
}

/** Whether a dialog loads something, itself or a dialog that stands in it: without it `$loaded` is nothing. */
export function loadsNothing({ kind, body }: Pick<SourceDocument, 'kind' | 'body'>): boolean {
  return kind === 'dialog' && !hasLoad(body);
}

function hasLoad(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasLoad);
  if (!isJsonObject(value)) return false;
  return value['load'] !== undefined || Object.values(value).some(hasLoad);
}
