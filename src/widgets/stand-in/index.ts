/** What untouched controls are drawn with: light, and to the eye and the ear the same as the widgets they stand in for. */
export { ChoiceStandIn } from './ChoiceStandIn.tsx';
export { DateStandIn } from './DateStandIn.tsx';
export { RadioStandIn } from './RadioStandIn.tsx';
export { SwitchStandIn } from './SwitchStandIn.tsx';
export { TextStandIn } from './TextStandIn.tsx';
