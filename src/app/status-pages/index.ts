/** Pages that say why there is no page: not found, forbidden, failed, on its way. */
export { ForbiddenPage, NotFoundPage } from './StatusPages.tsx';
export { ConnectionPage } from './ConnectionPage.tsx';
export { FaultPage } from './FaultPage.tsx';
export { UnknownPage } from './UnknownPage.tsx';
export { WaitingPage } from './WaitingPage.tsx';
