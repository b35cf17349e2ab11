/** Pages that say why there is no page: failed, on its way; those that say no are loaded when they are met. */
export { ConnectionPage } from './ConnectionPage.tsx';
export { FaultPage } from './FaultPage.tsx';
export { WaitingPage } from './WaitingPage.tsx';
export { NotFoundPage, OutsidePage, RefusedAddressPage, StatusCodePage, UnknownPage } from './rare-pages.ts';
