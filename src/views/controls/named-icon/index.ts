/** Icons by name. There are many, so their drawings are loaded after the first page. */
export { NamedIcon } from './NamedIcon.tsx';
