import { expect, test } from './support/test.ts';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${width} px the home page tells what waits, and leads to it, to favourites and to pages opened last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard/analysis');
    await expect(page.getByRole('heading', { name: /^(早上|上午|中午|下午|晚上)好，/ })).toBeVisible();
    const waiting = page.getByRole('region', { name: '待审核的销售订单' });
    const number = String(await waiting.getByRole('listitem').first().getByRole('link').textContent());
    await waiting.getByRole('link', { name: number }).click();
    await expect(page).toHaveURL(`/sales/order/${number}`);
    await expect(page.getByRole('dialog', { name: /销售订单/ })).toContainText(number);
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/analysis$|\/sales\/order$/);

    await page.goto('/dashboard/analysis');
    await waiting.getByRole('link', { name: /^待审核的销售订单 \d/ }).click();
    await expect(page).toHaveURL(/\/sales\/order\?list\.where=/);
    await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('草稿', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('已审核', { exact: true })).toHaveCount(0);

    await page.goto('/dashboard/analysis');
    await expect(page.getByRole('region', { name: '最近打开' }).getByRole('link').first()).toHaveText('销售订单');
    const unit = page.getByRole('region', { name: '基础资料' }).getByRole('listitem').filter({ hasText: '计量单位' });
    await unit.hover();
    await unit.getByRole('button', { name: '收藏：计量单位' }).click();
    const favourites = page.getByRole('region', { name: '收藏' });
    await expect(favourites.getByRole('link')).toHaveText(['计量单位']);
    await page.reload();
    await favourites.getByRole('listitem').hover();
    await favourites.getByRole('button', { name: '取消收藏：计量单位' }).click();
    await expect(favourites).toHaveCount(0);
  });
}
