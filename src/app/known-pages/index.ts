export { useKnownPages } from './use-known-pages.tsx';
