export { SavedList } from './SavedList.tsx';
export { SaveFields } from './SaveFields.tsx';
