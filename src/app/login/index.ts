/** The sign-in page. */
export { SignInPage } from './SignInPage.tsx';
