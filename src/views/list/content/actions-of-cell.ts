import { say } from '../../../locale/index.ts';
import type { ChosenCell, ListController } from '../../../runtime/list/index.ts';

const mostShown = 16;

/** Returns the entries of a row's menu for the cell that it was opened on: copy its text, and filter by its value. */
export function actionsOfCell(
  { list, state, search }: Pick<ListController, 'list' | 'state' | 'search'>,
  { field, title, value, text }: ChosenCell,
): { title: string; run: () => void }[] {
  if (text === '') return [];
  const shown = [...text].length > mostShown ? `${[...text].slice(0, mostShown).join('')}…` : text;
  const copy = { title: say('复制“{shown}”', { shown }), run: () => void navigator.clipboard.writeText(text) };
  const sought = list.search.find(({ name }) => name === field);
  if (!sought || value === null || value === '') return [copy];
  const wanted = sought.field.format === 'date-time' ? String(value).slice(0, 10) : value;
  const run = () => search({ ...state.values, [sought.name]: wanted });
  return [copy, { title: say('只看{title}为“{shown}”的', { title: title ?? sought.title, shown }), run }];
}
