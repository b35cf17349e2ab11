/** A control with a menu, made at its first press. */
export { HangingMenu, MenuButton, OpenMenuContext } from './MenuButton.tsx';
export type { MenuItem } from './HangingMenu.tsx';
