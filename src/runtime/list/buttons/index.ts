export type { ButtonState, ChosenCell } from './buttons.ts';
export type { ListActions } from './list-actions.ts';
export type { PageEnvironment } from './page-environment.ts';
export { useListActions } from './use-list-actions.ts';
