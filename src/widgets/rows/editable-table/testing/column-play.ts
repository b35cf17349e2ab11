import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectHeld } from '../../../../../.storybook/play.ts';
import { tableCell } from '../../../../../.storybook/table-play.ts';
import type { JsonValue } from '../../../../schema/json/index.ts';

function expectShown(cell: HTMLElement, shown: string | RegExp | { picture: string }): Promise<void> {
  if (typeof shown === 'string' || shown instanceof RegExp) return expect(cell).toHaveTextContent(shown);
  return expect(within(cell).getByRole('img', { name: shown.picture })).toBeVisible();
}

/**
 * Plays a column through its states. Filled and locked cells show `shown` (a text, or a picture by its name), and so
 * does the read-only table. The empty one is invalid; after `enter` it is valid, and the saved value is `value` there
 * and `other` in the rest.
 */
export async function playColumn(column: {
  shown: string | RegExp | { picture: string };
  enter: () => Promise<unknown>;
  value: JsonValue;
  other: JsonValue;
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

/** Waits for the cell that a failed save activates, and presses outside the table. */
export async function leaveTable(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.closest('[data-column]')).not.toBeNull());
  await fireEvent.mouseDown(document.body);
  await waitFor(() => expect(document.querySelector('.pw-edit-active')).toBeNull());
}

/** Returns a cell of the read-only table. */
export async function readOnlyCell(row: number): Promise<HTMLElement> {
  const section = await screen.findByRole('region', { name: '只读' });
  return waitFor(() => {
    const cell = section.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] [data-column="value"]`);
    if (!cell) throw new Error(`只读的表格里没有第 ${row} 行`);
    return cell;
  });
}

export async function saveTable(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
}

export async function openDialog() {
  return within(await screen.findByRole('dialog'));
}
