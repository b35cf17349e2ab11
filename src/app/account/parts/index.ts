/** The parts of the account settings, loaded with the first of them. */
export { BindingsPart } from './BindingsPart.tsx';
export { LookPart } from './LookPart.tsx';
export { SecurityPart } from './SecurityPart.tsx';
