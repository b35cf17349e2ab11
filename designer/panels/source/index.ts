export { SourcePanel } from './SourcePanel.tsx';
