/** The toolbar of a list: its buttons, the choice of columns, the saved views. */
export { Toolbar } from './Toolbar.tsx';
