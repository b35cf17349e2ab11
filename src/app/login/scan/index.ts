/** On the telephone: letting a browser in. */
export { ScanPage } from './ScanPage.tsx';
