/** What a person keeps of a page under names: the list of it, and the fields to keep one more. */
export { SavedList } from './SavedList.tsx';
export { SaveFields } from './SaveFields.tsx';
