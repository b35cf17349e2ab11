/** A soft tag, as used for dictionary values, and its colours. */
export { Tag } from './Tag.tsx';
export { tagColor } from './tag-color.ts';
