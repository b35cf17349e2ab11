export { PopoverButton } from './PopoverButton.tsx';
