/** The visual designer: writes the documents that the runtime draws. */
export { aroundNow, Designer, type DesignerProps } from './page/index.ts';
export type { Step } from './words/index.ts';
/** The designer, and a form of it, in another application. */
export { FormDesigner, type FormDesignerHandle, type FormDesignerProps } from './generator/index.ts';
export { FormGenerator, type FormGeneratorHandle, type FormGeneratorProps } from './generator/index.ts';
