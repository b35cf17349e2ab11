import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectHeld } from '../../../../../.storybook/play.ts';
import { tableCell } from '../../../../../.storybook/table-play.ts';
import type { JsonValue } from '../../../../schema/json/index.ts';

function expectShown(cell: HTMLElement, shown: string | RegExp | { picture: string }): Promise<void> {
  if (typeof shown === 'string' || shown instanceof RegExp) return expect(cell).toHaveTextContent(shown);
  return expect(within(cell).getByRole('img', { name: shown.picture })).toBeVisible();
}

/**
 * Walks a column through its states: filled and locked cells read `shown` (or are the picture of that name), and so does the table that is read only; the
 * empty one is told to be wrong; after `enter` it is not, and what is saved is `value` there and `other` in the rest.
 */
export async function playColumn(column: {
  shown: string | RegExp | { picture: string };
  enter: () => Promise<unknown>;
  value: JsonValue;
  other: JsonValue;
  /** Other values of the row that was entered. */
  beside?: Record<string, JsonValue>;
}): Promise<void> {
  const { shown, enter, value, other, beside } = column;
  await waitFor(async () => expectShown(await tableCell(2, 'value'), shown));
  const locked = await tableCell(3, 'value');
  await waitFor(() => expectShown(locked, shown));
  await expect(locked).toHaveAttribute('aria-readonly', 'true');
  const readOnly = await readOnlyCell(2);
  await waitFor(() => expectShown(readOnly, shown));
  await expect(readOnly).toHaveAttribute('aria-readonly', 'true');

  await saveTable();
  const empty = await tableCell(1, 'value');
  await waitFor(() => expect(empty).toHaveAttribute('aria-invalid', 'true'));
  await expect(empty).toHaveAccessibleDescription('请填写值');
  await leaveTable();

  await enter();
  await waitFor(() => expect(empty).not.toHaveAttribute('aria-invalid'));
  await saveTable();
  await expectHeld({
    rows: [
      { id: 'empty', value, ...beside },
      { id: 'filled', value: other },
      { id: 'locked', value: other },
    ],
  });
}

/** Waits for the cell that a failed save puts the keyboard into, and presses beside the table. */
export async function leaveTable(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.closest('[data-column]')).not.toBeNull());
  await fireEvent.mouseDown(document.body);
  await waitFor(() => expect(document.querySelector('.pw-edit-active')).toBeNull());
}

/** The cell of a row of the table that is read only. */
export async function readOnlyCell(row: number): Promise<HTMLElement> {
  const section = await screen.findByRole('region', { name: '只读' });
  return waitFor(() => {
    const cell = section.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] [data-column="value"]`);
    if (!cell) throw new Error(`只读的表格里没有第 ${row} 行`);
    return cell;
  });
}

/** Presses the form's button. */
export async function saveTable(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
}

/** The dialog that is open. */
export async function openDialog() {
  return within(await screen.findByRole('dialog'));
}
