/** What is asked after one said who one is: a second factor, tenant and department. */
import '../form/form.css';

export { NextStep } from './NextStep.tsx';
