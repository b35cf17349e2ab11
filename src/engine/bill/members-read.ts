import { compileExpression, ExpressionError, extractTemplate, freeNames } from '../../schema/expressions/index.ts';

/**
 * What an expression reads of those objects, each as a path of members; `[]` stands for the items of a list, `*` for any
 * member. A path of no members means the whole object. A text that is no expression reads nothing.
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
