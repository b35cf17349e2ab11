export { PageLinks } from './PageLinks.tsx';
