/** The visual designer: writes the documents that the runtime draws. */
export { Designer, type DesignerProps } from './page/index.ts';
