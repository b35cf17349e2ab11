/**
 * Generates documents from the description of a module: from a back end, from rows of an online form, or from an API
 * description.
 */
export {
  type DescribedChoice,
  type FieldDescription,
  type LinesDescription,
  type ModuleAction,
  moduleActions,
  type ModuleDescription,
} from './description.ts';
export { editableDocuments } from './editable-documents.ts';
export { fieldNode } from './field-node.ts';
export { isByRule, needsCode } from './initial-value.ts';
export { type LostPart, lostParts } from './lost-parts.ts';
export { moduleDocuments } from './module-documents.ts';
export { namedModule } from './named-module.ts';
export { pickerDocument } from './picker-document.ts';
