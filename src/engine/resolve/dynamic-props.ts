import { isExpression } from '../../schema/expressions/index.ts';
import { isJsonObject, type JsonValue } from '../../schema/json/index.ts';
import type { VocabularyEntry } from '../../schema/vocabulary.ts';

/** The props of a node that contain expressions, and the schema of their component. */
export interface DynamicProps {
  names: string[];
  entry: VocabularyEntry;
}

/** True if a value contains an expression at any depth. */
export function holdsExpression(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.some(holdsExpression);
  return isJsonObject(value) ? Object.values(value).some(holdsExpression) : isExpression(value);
}

/** Returns the props that depend on values; undefined if there are none. */
export function dynamicProps(props: Record<string, JsonValue>, entry: VocabularyEntry): DynamicProps | undefined {
  const names = Object.keys(props).filter((key) => holdsExpression(props[key]));
  return names.length > 0 ? { names, entry } : undefined;
}
