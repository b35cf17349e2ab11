export { RecordLinks } from './RecordLinks.tsx';
