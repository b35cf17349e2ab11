export { AccountDialogs } from './AccountDialogs.tsx';
export { accountOwner, useAccountDialogs } from './use-account-dialogs.ts';
export { loadAccountParts } from './load-account-parts.ts';
