import '../form/form.css';

export { RegisterPage } from './RegisterPage.tsx';
export { RegisterResultPage } from './RegisterResultPage.tsx';
