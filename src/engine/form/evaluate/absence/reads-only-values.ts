import { compileExpression, extractTemplate, freeNames } from '../../../../schema/expressions/index.ts';

const valueNames = new Set(['$record', '$values', '$value', '$line', '$parent']);

/**
 * Returns true for an expression that reads values and nothing else. A field that it hides depends on the input, so a
 * hidden field is absent; who is signed in, the mode or the date decide about the page only.
 */
export function readsOnlyValues(text: string): boolean {
  try {
    const names = freeNames(compileExpression(extractTemplate(text) ?? text).ast);
    return names.length > 0 && names.every(({ name }) => valueNames.has(name));
  } catch {
    return false;
  }
}
