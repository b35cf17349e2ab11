/** The menu: built from documents for the server, parsed by the front end. */
export { areaTitles, type PlacedPage } from './area-titles.ts';
export { addedMenu, buildMenu, unplacedTitle } from './build-menu.ts';
export { mergeApps } from './merge-apps.ts';
export { type MenuMeta, type MenuNode, routeName } from './menu-node.ts';
export { type MenuItem, type MenuRoute, menuToRoutes } from './menu-to-routes.ts';
export { type Page, findPages, pagePath } from './pages.ts';
