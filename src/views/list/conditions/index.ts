export { ChosenValue } from './ChosenValue.tsx';
export { Conditions } from './Conditions.tsx';
