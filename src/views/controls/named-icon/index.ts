export { NamedIcon } from './NamedIcon.tsx';
