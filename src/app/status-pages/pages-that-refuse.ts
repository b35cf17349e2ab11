/** Pages shown instead of one that cannot be shown. They share one chunk: each is small, and few visits open any. */
export { NotFoundPage } from './NotFoundPage.tsx';
export { OutsidePage } from './OutsidePage.tsx';
export { StatusCodePage } from './StatusPages.tsx';
export { RefusedAddressPage, UnknownPage } from './UnknownPage.tsx';
