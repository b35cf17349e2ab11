export { HistoryMenu } from './HistoryMenu.tsx';
