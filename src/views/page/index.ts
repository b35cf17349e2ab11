/** How pages that are no lists look. */
export { FormPage, type FormPageProps } from './FormPage.tsx';
export { ScreenPage } from './ScreenPage.tsx';
