import { lazyComponent } from '../../runtime/registry/index.ts';

const refusing = () => import('./pages-that-refuse.ts');

/** Few visits open one of these pages, so all of them are loaded with the first. */
export const StatusCodePage = lazyComponent(async () => (await refusing()).StatusCodePage);
export const NotFoundPage = lazyComponent(async () => (await refusing()).NotFoundPage);
export const OutsidePage = lazyComponent(async () => (await refusing()).OutsidePage);
export const UnknownPage = lazyComponent(async () => (await refusing()).UnknownPage);
export const RefusedAddressPage = lazyComponent(async () => (await refusing()).RefusedAddressPage);
