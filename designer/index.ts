/** The visual designer for the documents that the runtime renders. */
export { aroundNow, Designer, type DesignerProps } from './page/index.ts';
/** The model of a form, which follows the fields that the form adds. */
export type { EditableModel } from './behaviors/index.ts';
export type { Step } from './words/index.ts';
/** The designer, and single forms, for other applications. */
export { FormDesigner, type FormDesignerHandle, type FormDesignerProps } from './generator/index.ts';
export { FormGenerator, type FormGeneratorHandle, type FormGeneratorProps } from './generator/index.ts';
