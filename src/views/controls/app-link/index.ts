/** A link to an address of the application. */
export { AppLink } from './AppLink.tsx';
