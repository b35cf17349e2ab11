/** The page of the visual designer. */
export { DesignerPage } from './DesignerPage.tsx';
