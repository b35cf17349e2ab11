/** For host applications: a form drawn from its definition, with functions of the host; the designer of one form. */
export { FormDesigner, type FormDesignerHandle, type FormDesignerProps } from './FormDesigner.tsx';
export { FormGenerator, type FormGeneratorHandle, type FormGeneratorProps } from './FormGenerator.tsx';
