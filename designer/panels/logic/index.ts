/** What the form does, as sentences: linkages, computed values and rules, and who depends on whom. */
export { LogicPanel, type LogicPanelProps } from './LogicPanel.tsx';
