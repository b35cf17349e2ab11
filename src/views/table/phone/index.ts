/** Rows as cards on narrow screens. */
export { CardList } from './CardList.tsx';
export { EditCard } from './EditCard.tsx';
export { cardHeight } from './card-height.ts';
