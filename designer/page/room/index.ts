export { PanelChoice, type ShownPanel } from './PanelChoice.tsx';
export { useRoom } from './use-room.ts';
