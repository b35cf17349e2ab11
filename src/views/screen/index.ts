/** How a screen looks. */
export { ScreenPage } from './ScreenPage.tsx';
export { ScreenView } from './ScreenView.tsx';
