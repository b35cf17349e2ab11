/** The button of all views. */
export { Button, type ButtonProps } from './Button.tsx';
