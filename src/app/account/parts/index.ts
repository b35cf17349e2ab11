export { BindingsPart } from './BindingsPart.tsx';
export { LookPart } from './LookPart.tsx';
export { SecurityPart } from './SecurityPart.tsx';
