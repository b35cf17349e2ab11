/** A control with a menu, made at its first press. */
export { MenuButton } from './MenuButton.tsx';
export type { MenuItem } from './HangingMenu.tsx';
