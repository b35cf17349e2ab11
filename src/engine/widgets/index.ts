/** What widgets say of their values (their props schemas), so that nobody else asks for a widget by its name. */
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
