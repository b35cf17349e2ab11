/** What a list asks for and the view that it is shown by, above its rows. */
export { Conditions } from './Conditions.tsx';
