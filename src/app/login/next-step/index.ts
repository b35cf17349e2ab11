import '../form/form.css';

export { NextStep } from './NextStep.tsx';
