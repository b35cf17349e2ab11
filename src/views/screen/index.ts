/** How a screen looks. */
export { ScreenPage } from './ScreenPage.tsx';
