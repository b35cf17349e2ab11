/** Ledgers: rows that postings append and reverse, and the balances over them. */
export { changeBalances } from './change-balances.ts';
export { postStates, postTransition, reversePostings } from './post-ledger.ts';
