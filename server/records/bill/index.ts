/** What a bill does beyond being saved: transitions, postings to ledgers, balances, drafts made from it. */
export { changeBalances } from './change-balances.ts';
export { postStates } from './post-ledger.ts';
export { type TransitionCall, transitionRecord } from './transition-record.ts';
export { createFrom } from './create-from.ts';
