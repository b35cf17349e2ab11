import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a page of the menu at its address and waits for its table.
 * @returns the table.
 */
export async function openList(page: Page, address: string, title: string): Promise<Locator> {
  await page.goto(address);
  const table = tableOf(page, title);
  await expect(table).toBeVisible({ timeout: 30_000 });
  return table;
}

/** Finds the table of a list or of a tree. */
export function tableOf(page: Page, title: string): Locator {
  return page.getByRole('grid', { name: title }).or(page.getByRole('treegrid', { name: title }));
}

/** Searches the open list by the text of a field. */
export async function searchFor(page: Page, field: string, text: string): Promise<void> {
  const search = page.getByRole('search');
  await search.getByRole('textbox', { name: field }).fill(text);
  await search.getByRole('button', { name: '查询' }).click();
}

/** Chooses an option from a select box by its label. `typed` is the text typed to find the option. */
export async function choose(scope: Locator, box: string, option: string, typed = option): Promise<void> {
  const input = scope.getByRole('combobox', { name: box, exact: true });
  await input.fill(typed);
  const choice = scope.page().getByRole('option', { name: option }).filter({ visible: true });
  await choice.first().click();
  await expect(input.locator('xpath=ancestor::*[contains(@class, "ant-select ")][1]')).toContainText(option);
}

/**
 * Waits until a dialog or a popover has opened: during its animation, buttons move away during a click, and texts are
 * pale.
 */
export async function hasOpened(float: Locator): Promise<void> {
  await expect(float.last()).not.toHaveClass(/-(enter|appear)\b/);
}

/** Presses a button of a dialog once it has opened. */
export async function press(dialog: Locator, name: string): Promise<void> {
  await hasOpened(dialog);
  await buttonOf(dialog, name).click();
}

/** Presses a button of a dialog, which closes it. */
export async function leave(dialog: Locator, name: string): Promise<void> {
  await press(dialog, name);
  await expect(dialog).toHaveCount(0);
}

/** Confirms the dialog that contains the question. */
export async function agree(page: Page, question: string | RegExp): Promise<void> {
  await leave(page.getByRole('dialog').filter({ hasText: question }).last(), '确定');
}

/** Finds a button in a dialog's footer; antd may insert a space between two characters, and its spinner fades out. */
export function buttonOf(scope: Locator, name: string): Locator {
  return scope.getByRole('button', { name: new RegExp(`^(loading )?${[...name].join('\\s*')}$`) }).last();
}

/** Finds the row of a table that contains a text. */
export function rowOf(table: Locator, text: string): Locator {
  return table.getByRole('row').filter({ hasText: text });
}

/** Finds a cell of an editable table by the number of its row, from 1, and the key of its column. */
export function cellOf(scope: Locator, row: number, column: string): Locator {
  return scope.locator(`[role="row"][aria-rowindex="${row + 1}"] [data-column="${column}"]`);
}

/** Presses a row's action: one of the links, or an entry of 更多. */
export async function act(row: Locator, action: string): Promise<void> {
  const link = row.getByRole('button', { name: action, exact: true });
  const more = row.getByRole('button', { name: /的更多操作$/ });
  // The row may not be rendered yet, or be in a tab that is opening.
  await more.or(link).first().waitFor();
  if (await link.isVisible()) return link.click();
  await more.click();
  await row.page().getByRole('menuitem', { name: action }).filter({ visible: true }).click();
}

/** Finds a message of the application at the top of the page. */
export function notice(page: Page, text: string): Locator {
  return page.locator('.ant-message-notice').filter({ hasText: text });
}
