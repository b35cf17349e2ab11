/** The page that one starts on. */
export { HomePage } from './HomePage.tsx';
