import { compileExpression, extractTemplate, freeNames } from '../../../../schema/expressions/index.ts';

const valueNames = new Set(['$record', '$values', '$value', '$line', '$parent']);

/**
 * Returns true for an expression that reads only values. A field hidden by it depends on the input and is therefore
 * absent; the signed-in user, the mode and the date only affect the page.
 */
export function readsOnlyValues(text: string): boolean {
  try {
    const names = freeNames(compileExpression(extractTemplate(text) ?? text).ast);
    return names.length > 0 && names.every(({ name }) => valueNames.has(name));
  } catch {
    return false;
  }
}
