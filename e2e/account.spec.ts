// covers: dialog-password
import { password } from './support/embedded-server.ts';
import { leave, notice, press } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: 'e2e/.auth/lina.json' });

// covers: rule-password
test('one changes one’s own password, by the rules and in the words of the specification', async ({ page }) => {
  await page.goto('/dashboard/analysis');
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  const [old, fresh, again] = ['旧密码', '新密码', '确认新密码'].map((name) =>
    dialog.getByLabel(name, { exact: true }),
  );
  if (!old || !fresh || !again) throw new Error('unreachable');
  await expect(old).toBeFocused();
  await old.press('Enter');
  for (const text of ['请输入旧密码!', '请输入新密码!', '请确认新密码!'])
    await expect(dialog.getByText(text)).toBeVisible();
  await old.fill('wrong');
  await fresh.fill(password);
  await again.fill(`${password}x`);
  await again.press('Enter');
  await expect(dialog.getByText('两次输入的密码不一样！')).toBeVisible();
  await expect(again).toBeFocused();
  await again.fill(password);
  await again.press('Enter');
  await expect(dialog.getByText('旧密码输入错误!')).toBeVisible();
  await old.fill(password);
  await leave(dialog, '确定');
  await expect(notice(page, '密码重置成功!')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);
});

// covers: header-department, state-depart-dialog, rule-depart, permission-departments
test('one changes the department one works for', async ({ page }) => {
  await page.goto('/dashboard/analysis');
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '切换部门' }).click();
  const dialog = page.getByRole('dialog', { name: /部门/ });
  await expect(dialog.getByRole('combobox', { name: '部门' })).toBeVisible();
  await press(dialog, '确定');
  await expect(dialog).toHaveCount(0);
  await expect(notice(page, '部门已切换。')).toBeVisible();
});
