export { AppLink } from './AppLink.tsx';
