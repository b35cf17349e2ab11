/** Pages in place of one that cannot be shown, in one file of code: each is small, and few visits open any. */
export { NotFoundPage } from './NotFoundPage.tsx';
export { OutsidePage } from './OutsidePage.tsx';
export { StatusCodePage } from './StatusPages.tsx';
export { RefusedAddressPage, UnknownPage } from './UnknownPage.tsx';
