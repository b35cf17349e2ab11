/** A soft tag, as dictionary values are drawn, and the hues of its colours. */
export { Tag } from './Tag.tsx';
export { tagColor } from './tag-color.ts';
