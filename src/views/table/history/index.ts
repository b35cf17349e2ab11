export { useHistorySteps } from './use-history-steps.tsx';
export { useUndoOffer } from './use-undo-offer.tsx';
export { useRemoveRow } from './use-remove-row.ts';
