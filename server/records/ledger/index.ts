export { addAll, changeBalances } from './change-balances.ts';
export { tenantsPosting } from './posted.ts';
export { namePostings } from './name-postings.ts';
export { removedPostings, type ReversePosting } from './removed-postings.ts';
export {
  forgetPostings,
  postStates,
  postTransition,
  restorePostings,
  reversePosting,
  reversePostings,
} from './post-ledger.ts';
