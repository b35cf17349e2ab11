import { expect, test } from './support/test.ts';

// covers: route-dashboards
test('a dashboard is filtered, a bar is pressed, and the list behind it shows those records', async ({ page }) => {
  await page.goto('/dashboard/chart');
  const months = page.getByRole('region', { name: '销售额走势' });
  await expect(months.getByRole('img', { name: /^销售额走势/ })).toHaveAttribute('data-drawn', 'true');
  const total = page.getByRole('region', { name: '订单数', exact: true }).getByRole('link');
  const before = await total.textContent();

  await page.getByRole('combobox', { name: '付款方式' }).click();
  await page.getByTitle('月结', { exact: true }).click();
  await expect(page).toHaveURL(/filter\.payment=monthly/);
  await expect(total).not.toHaveText(String(before));

  const orders = page.getByRole('region', { name: '订单数（面积）' });
  await orders.getByRole('button', { name: '显示为表格' }).click();
  const row = orders.getByRole('table').getByRole('row').nth(3);
  const [month, number] = [await row.getByRole('link').textContent(), await row.getByRole('cell').textContent()];

  const bars = months.getByRole('img', { name: /^销售额走势/ });
  const box = await bars.boundingBox();
  const places = await orders.getByRole('table').getByRole('row').count();
  // The third month on the axis, which starts and ends next to its labels.
  const [left, right] = [45, 22];
  await bars.click({ position: { x: left + ((Number(box?.width) - left - right) * 2) / (places - 2), y: 120 } });
  await expect(page).toHaveURL(/\/sales\/order\?.*list\.where=payment%3Aeq%3Amonthly/);
  expect(decodeURIComponent(page.url())).toContain(`billDate:ge:${month}-01`);
  await expect(page.getByText(`共${number}条`)).toBeVisible();
});

// covers: route-big-screens
test('workplace, tasks, monitor and the big screens show what the database has', async ({ page }) => {
  for (const [path, drawn, said] of [
    ['/dashboard/workplace', 1, '最近的订单'],
    ['/dashboard/task', 0, '待审核的订单'],
    ['/dashboard/monitor', 1, '最近的操作'],
    ['/report/bigScreen/template1', 4, '销售大屏'],
    ['/report/bigScreen/template2', 3, '库存大屏'],
    ['/report/bigScreen/template3', 3, '客户大屏'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.locator('[role=img][data-drawn]')).toHaveCount(drawn);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('没有数据')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(path.startsWith('/report/') ? 0 : 1);
  }
});
