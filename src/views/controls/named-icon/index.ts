/** Icons by their names, of which there are many: their drawings are loaded after the first page. */
export { NamedIcon } from './NamedIcon.tsx';
