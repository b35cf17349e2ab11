/** Links in messages to what they are about. */
export { RecordLinks } from './RecordLinks.tsx';
