/** What one does to one's own account: change the password, choose a department. */
export { AccountDialogs } from './AccountDialogs.tsx';
export { accountOwner, useAccountDialogs } from './use-account-dialogs.ts';
export { loadAccountParts } from './load-account-parts.ts';
