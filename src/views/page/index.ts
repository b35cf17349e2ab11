export { FormPage } from './FormPage.tsx';
export { ScreenPage } from './ScreenPage.tsx';
