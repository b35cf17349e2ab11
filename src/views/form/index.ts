export { DraftNotice } from './DraftNotice.tsx';
export { DraftOffer } from './DraftOffer.tsx';
export { FormNotice } from './FormNotice.tsx';
export { FormItem } from './FormItem.tsx';
export { FormSkeleton } from './FormSkeleton.tsx';
export { FormView } from './FormView.tsx';
export { formColors } from './form-colors.ts';
