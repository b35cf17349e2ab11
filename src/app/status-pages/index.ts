export { ConnectionPage } from './ConnectionPage.tsx';
export { FaultPage } from './FaultPage.tsx';
export { WaitingPage } from './WaitingPage.tsx';
export { NotFoundPage, OutsidePage, RefusedAddressPage, StatusCodePage, UnknownPage } from './rare-pages.ts';
