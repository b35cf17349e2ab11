/** How a form looks. */
export { FormItem } from './FormItem.tsx';
export { FormSkeleton } from './FormSkeleton.tsx';
export { FormView } from './FormView.tsx';
