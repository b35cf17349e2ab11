/** The brand, and the icons of menu entries. */
export { BrandMark } from './BrandMark.tsx';
export { MenuIcon } from './MenuIcon.tsx';
