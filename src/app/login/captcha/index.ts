/** What shows that a person signs in, where the server asks for it: characters of a picture, a handle to drag. */
export { CaptchaField } from './CaptchaField.tsx';
export { SliderField } from './SliderField.tsx';
