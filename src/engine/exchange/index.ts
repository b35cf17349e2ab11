/**
 * Import and export of forms in other formats: `{ list, config }` of the form-making designer, Formily, JSON Schema.
 */
export { type FormOfText, formOfText, type FormOfTextOptions, type ToldOfText } from './import-form.ts';
export { definitionOfForm, type FormToExport } from './export-form.ts';
export { type FormFormat, formatNames, recognise } from './recognise.ts';
export { type ExchangeReport, outcomeWords } from './exchange-report.ts';
export type { Exported } from './form-making/index.ts';
export { type HostNeeds, hostNeeds, standaloneForm } from './standalone-form.ts';
export {
  type DescribedChoice,
  editableDocuments,
  type FieldDescription,
  fieldNode,
  isByRule,
  type LinesDescription,
  type LostPart,
  lostParts,
  type ModuleAction,
  moduleActions,
  type ModuleDescription,
  moduleDocuments,
  namedModule,
  needsCode,
  pickerDocument,
} from './module-documents/index.ts';
