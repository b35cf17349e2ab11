/** Routing: who may open an address (guard), which page stands at a path, and the menu that leads there. */
export { guard, landingPath, redirectTarget, signInAddress, signInPath } from './guard.ts';
export { componentPages, madeDocument } from './component-targets.ts';
export { encodedRecord, matchPage, splitPath } from './match-page.ts';
export { namedPath } from './named-path.ts';
export type { PageRoute, PageTarget } from './page-routes.ts';
export { entryKeyOf, entryPathOf, foldersOf, type MenuEntry, type MenuPage, menuPages } from './menu-entries.ts';
export { useMenu } from './use-menu.ts';
export { AddressProvider } from './address/AddressProvider.tsx';
export { type AddressHistory, createBrowserHistory } from './address/history.ts';
export { ShellRouter } from './address/ShellRouter.tsx';
export { useBrowserLocation, useGo } from './address/use-browser-location.ts';
export { chatOf, isChatClient } from './chat-client.ts';
export { lowAppAtom, lowAppOf } from './low-app.ts';
export { bindingsPath, casLogoutAddress, thirdPartyAddress } from './third-party-address.ts';
