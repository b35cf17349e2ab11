/** How pages that are no lists look. */
export { FormPage } from './FormPage.tsx';
export { ScreenPage } from './ScreenPage.tsx';
