/** A forgotten password, in four steps. */
import '../form/form.css';

export { AlterationPage } from './AlterationPage.tsx';
