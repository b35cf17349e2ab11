/** The document's source beside the canvas: both are the same document, and what is changed in one is seen in the other. */
export { SourcePanel } from './SourcePanel.tsx';
