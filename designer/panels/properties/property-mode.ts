import { isByLanguage } from '../../../src/engine/values/index.ts';
import { isExpression } from '../../../src/schema/expressions/index.ts';
import type { JsonValue } from '../../../src/schema/json/index.ts';
import { branchesOf } from './editor-of.ts';
import { optionLines } from './option-lines.ts';
import type { Editor, PropertyMode } from './property.ts';

/**
 * Returns how the current value is edited. A missing value is edited as a fixed value, unless the property accepts only
 * expressions.
 */
export function modeOf(editor: Editor, takesExpression: boolean, value: JsonValue | undefined): PropertyMode {
  if (takesExpression && isExpression(value)) return 'expression';
  if (value === undefined && takesExpression && takesNothingElse(editor)) return 'expression';
  return value === undefined || fits(editor, value) ? 'fixed' : 'json';
}

function isText(value: JsonValue): boolean {
  return typeof value === 'string';
}

function takesNothingElse(editor: Editor): boolean {
  return editor.kind === 'json' && branchesOf(editor.schema).length === 0;
}

function fits(editor: Editor, value: JsonValue): boolean {
  switch (editor.kind) {
    case 'text':
      return (
        (typeof value === 'string' && value !== '') ||
        (editor.isByLanguage === true && isByLanguage(value) && Object.values(value).every(isText))
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return editor.choices.some((choice) => choice.value === value);
    case 'texts':
      return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' && item !== '');
    case 'options':
      return optionLines(value) !== undefined;
    case 'json':
      return true;
  }
}
