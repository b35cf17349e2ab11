/** The characters of a picture, for who is asked for them; loaded then. */
import './captcha.css';

export { CaptchaField } from './CaptchaField.tsx';
