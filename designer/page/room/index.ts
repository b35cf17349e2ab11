/** The room that the designer has, and which panels stand in it. */
export { PanelChoice, type ShownPanel } from './PanelChoice.tsx';
export { useRoom } from './use-room.ts';
