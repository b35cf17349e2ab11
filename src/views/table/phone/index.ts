export { CardList, preloadCards } from './card-list-when-loaded.ts';
export { EditCard } from './EditCard.tsx';
export { cardHeight } from './card-height.ts';
