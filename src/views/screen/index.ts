/** How a screen looks, on a page or in a dialog. */
export { ScreenView } from './ScreenView.tsx';
