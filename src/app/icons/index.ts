/** The brand. */
export { BrandMark } from './BrandMark.tsx';
