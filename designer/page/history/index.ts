/** The steps that were made, and the way back to each. */
export { HistoryMenu } from './HistoryMenu.tsx';
