import { lazyComponent } from '../../runtime/registry/index.ts';

/** The pages that say no; few visits meet one, so that each is loaded with the first. */
export const StatusCodePage = lazyComponent(async () => (await import('./StatusPages.tsx')).StatusCodePage);
export const NotFoundPage = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);
export const OutsidePage = lazyComponent(async () => (await import('./OutsidePage.tsx')).OutsidePage);
export const UnknownPage = lazyComponent(async () => (await import('./UnknownPage.tsx')).UnknownPage);
export const ElsewherePage = lazyComponent(async () => (await import('./UnknownPage.tsx')).ElsewherePage);
export const RefusedAddressPage = lazyComponent(async () => (await import('./UnknownPage.tsx')).RefusedAddressPage);
