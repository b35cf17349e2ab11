export { Tag } from './Tag.tsx';
export { tagColor } from './tag-color.ts';
