/** What can be added to a form. */
export { Palette } from './Palette.tsx';
