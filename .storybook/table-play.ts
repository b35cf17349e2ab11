import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

/** Finds the cell of a table by the number of its row, from 1, and the key of its column. */
export async function tableCell(row: number, column: string): Promise<HTMLElement> {
  return waitFor(() => {
    const cell = document.querySelector<HTMLElement>(
      `[role="row"][aria-rowindex="${row + 1}"] [data-column="${column}"]`,
    );
    if (!cell) throw new Error(`表格里没有第 ${row} 行的“${column}”`);
    return cell;
  });
}

/** Clicks a cell, which gives it the keyboard. */
export async function enterTableCell(row: number, column: string): Promise<HTMLElement> {
  const cell = await tableCell(row, column);
  await fireEvent.mouseDown(cell);
  await fireEvent.mouseUp(cell);
  await waitFor(() => expect(document.activeElement?.closest('[data-column]')).toHaveAttribute('data-column', column));
  return tableCell(row, column);
}

/** Clicks a cell twice: its text has the caret, or its list or dialog is open. */
export async function openTableCell(row: number, column: string): Promise<HTMLElement> {
  const cell = await enterTableCell(row, column);
  const control = cell.querySelector('.ant-select-selector, .pw-picker-open, input, textarea, button');
  await userEvent.click(control ?? cell);
  return cell;
}

/** Clicks the arrow at the end of a cell. */
export async function pressTableArrow(row: number, column: string): Promise<void> {
  const cell = await tableCell(row, column);
  const { right, top, height } = cell.getBoundingClientRect();
  const at = { clientX: right - 12, clientY: top + height / 2 };
  await fireEvent.mouseDown(cell, at);
  await fireEvent.mouseUp(cell, at);
}

/** Enters a cell and replaces its content by typing. */
export async function typeIntoCell(row: number, column: string, text: string): Promise<void> {
  await enterTableCell(row, column);
  await userEvent.keyboard(text);
}

/** Finds the editor of the active cell by its label. */
export function tableEditor(name: string): Promise<HTMLInputElement> {
  return screen.findByRole<HTMLInputElement>('textbox', { name });
}
