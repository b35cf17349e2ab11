/** The handle to drag before a name and a password are taken, where the server is set so. */
export { SliderField } from './SliderField.tsx';
