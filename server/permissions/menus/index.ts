export { buildUserMenu, type StoredMenuNode } from './menu.ts';
export { menuChoices } from './menu-choice.ts';
export { menuModel, menuSheets } from './menu-sheet.ts';
export { permissionTree } from './permission-tree.ts';
export { menuRoutes } from './routes.ts';
