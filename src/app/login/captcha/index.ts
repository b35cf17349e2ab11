export { CaptchaField } from './CaptchaField.tsx';
export { SliderField } from './SliderField.tsx';
