/** The buttons of a list: which there are, and the way to press them. */
export type { ButtonState, ChosenCell } from './buttons.ts';
export { type ListActions, type PageEnvironment, useListActions } from './use-list-actions.ts';
