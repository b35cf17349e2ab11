import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page of the menu at its address and waits for its table. @returns the table. */
export async function openList(page: Page, address: string, title: string): Promise<Locator> {
  await page.goto(address);
  const table = tableOf(page, title);
  await expect(table).toBeVisible({ timeout: 30_000 });
  return table;
}

/** The table of a list, or of a tree. */
export function tableOf(page: Page, title: string): Locator {
  return page.getByRole('grid', { name: title }).or(page.getByRole('treegrid', { name: title }));
}

/** Searches the list that is open by the text of a field. */
export async function searchFor(page: Page, field: string, text: string): Promise<void> {
  const search = page.getByRole('search');
  await search.getByRole('textbox', { name: field }).fill(text);
  await search.getByRole('button', { name: '查询' }).click();
}

/** Chooses from a select box by what it is called and what the option says. `typed` is what one types to find it. */
export async function choose(scope: Locator, box: string, option: string, typed = option): Promise<void> {
  const input = scope.getByRole('combobox', { name: box, exact: true });
  await input.fill(typed);
  const choice = scope.page().getByRole('option', { name: option }).filter({ visible: true });
  await choice.first().click();
  await expect(input.locator('xpath=ancestor::*[contains(@class, "ant-select ")][1]')).toContainText(option);
}

/** Waits until a dialog or a popover has opened: while it grows its buttons move away within a press, and its text is pale. */
export async function hasOpened(float: Locator): Promise<void> {
  await expect(float.last()).not.toHaveClass(/-(enter|appear)\b/);
}

/** Presses a button of a dialog, once it has opened. */
export async function press(dialog: Locator, name: string): Promise<void> {
  await hasOpened(dialog);
  await buttonOf(dialog, name).click();
}

/** Presses a button of a dialog, and the dialog closes. */
export async function leave(dialog: Locator, name: string): Promise<void> {
  await press(dialog, name);
  await expect(dialog).toHaveCount(0);
}

/** Agrees to a question that a button asked. */
export async function agree(page: Page, question: string | RegExp): Promise<void> {
  await leave(page.getByRole('dialog').filter({ hasText: question }).last(), '确定');
}

/** A button of a dialog's footer; antd may write two characters with a space between, and lets its spinner fade out. */
export function buttonOf(scope: Locator, name: string): Locator {
  return scope.getByRole('button', { name: new RegExp(`^(loading )?${[...name].join('\\s*')}$`) }).last();
}

/** The row of a table that shows a text. */
export function rowOf(table: Locator, text: string): Locator {
  return table.getByRole('row').filter({ hasText: text });
}

/** A cell of an editable table by the number of its row, from 1, and the key of its column. */
export function cellOf(scope: Locator, row: number, column: string): Locator {
  return scope.locator(`[role="row"][aria-rowindex="${row + 1}"] [data-column="${column}"]`);
}

/** Presses a row's action: one of the links, or an entry of 更多. */
export async function act(row: Locator, action: string): Promise<void> {
  const link = row.getByRole('button', { name: action, exact: true });
  const more = row.getByRole('button', { name: /的更多操作$/ });
  // The row may not be drawn yet, or be in a tab that is being opened.
  await more.or(link).first().waitFor();
  if (await link.isVisible()) return link.click();
  await more.click();
  await row.page().getByRole('menuitem', { name: action }).filter({ visible: true }).click();
}

/** What the application says for a moment at the top. */
export function notice(page: Page, text: string): Locator {
  return page.locator('.ant-message-notice').filter({ hasText: text });
}
