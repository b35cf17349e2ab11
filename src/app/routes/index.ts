/** Routing: who may open an address (guard), which page stands at a path, and the menu that leads there. */
export { guard, redirectTarget, signInAddress, signInPath } from './guard.ts';
export { encodedRecord, matchPage, splitPath } from './match-page.ts';
export type { PageRoute } from './page-routes.ts';
export { foldersOf, type MenuEntry, type MenuPage, menuPages } from './menu-entries.ts';
export { useMenu } from './use-menu.ts';
export { useBrowserLocation, useGo } from './use-browser-location.ts';
