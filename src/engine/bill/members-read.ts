import { compileExpression, ExpressionError, extractTemplate, freeNames } from '../../schema/expressions/index.ts';

/**
 * Returns what an expression reads of the given objects, each as a path of members; `[]` means the items of a list, `*`
 * any member. An empty path means the whole object. A text that is not an expression reads nothing.
 */
export function membersRead(value: string | undefined, objects: readonly string[]): (readonly string[])[] {
  const text = value === undefined ? undefined : extractTemplate(value);
  if (text === undefined) return [];
  try {
    const names = freeNames(compileExpression(text).ast);
    return names.flatMap(({ name, path }) => (objects.includes(name) ? [path] : []));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
