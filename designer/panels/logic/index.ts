export { LogicPanel, type LogicPanelProps } from './LogicPanel.tsx';
