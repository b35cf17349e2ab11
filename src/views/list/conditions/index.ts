/** What a list asks for and the view that it is shown by, above its rows. */
export { ChosenValue } from './ChosenValue.tsx';
export { Conditions } from './Conditions.tsx';
