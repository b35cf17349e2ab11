import '../form/form.css';

export { AlterationPage } from './AlterationPage.tsx';
