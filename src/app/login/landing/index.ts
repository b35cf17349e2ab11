/** Between a third party and us. */
export { LandingPage } from './LandingPage.tsx';
