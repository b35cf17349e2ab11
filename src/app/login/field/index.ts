export { fieldAria, SignInField } from './SignInField.tsx';
export { SignInInput } from './SignInInput.tsx';
export { SignInNotice } from './SignInNotice.tsx';
