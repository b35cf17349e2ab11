export { FormDesigner, type FormDesignerHandle, type FormDesignerProps } from './FormDesigner.tsx';
export { FormGenerator, type FormGeneratorHandle, type FormGeneratorProps } from './FormGenerator.tsx';
