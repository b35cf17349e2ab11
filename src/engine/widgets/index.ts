/**
 * The declarations of widgets about their values (in their props schemas), so that other code does not depend on widget
 * names.
 */
export type { FieldCase, WidgetDeclaration, WidgetValue } from '../../../generated/widget-declarations.ts';
export {
  columnTypesOfWidgets,
  declarationOf,
  foreignDeclaration,
  valueOf,
  widgetForCase,
  widgetForColumnType,
  widgetValueOf,
} from './declarations.ts';
export { registeredDeclaration } from './registered-declaration.ts';
export { declarationSchema, readDeclaration, withoutDeclaration } from './read-declaration.ts';
