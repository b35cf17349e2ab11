/** The lines of a form before the sign-in, and what is said above them. */
export { fieldAria, SignInField } from './SignInField.tsx';
export { SignInInput } from './SignInInput.tsx';
export { SignInNotice } from './SignInNotice.tsx';
