export { HangingMenu, MenuButton, OpenMenuContext } from './MenuButton.tsx';
export type { MenuItem } from './HangingMenu.tsx';
