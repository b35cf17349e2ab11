import { password } from './support/embedded-server.ts';
import { callApi, uniqueName } from './support/records.ts';
import { leave, notice, openList } from './support/screen.ts';
import { signIn } from './support/sign-in.ts';
import { sizes } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

for (const { name, viewport, isPhone } of sizes)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });

    test('a page that is ticked is what a role gets: with its folder, whatever is pressed beside it', async ({
      page,
      browser,
    }) => {
      const code = uniqueName('role').toLowerCase();
      const role = await callApi(page, 'POST', '/sys/role/add', { roleName: code, roleCode: code });
      await callApi(page, 'POST', '/sys/user/add', {
        username: code,
        realname: '周航',
        password,
        selectedroles: role['id'],
      });
      const { treeList } = await callApi(page, 'GET', '/sys/role/queryTreeList');
      await callApi(page, 'POST', '/sys/permission/addPermissionRule', {
        permissionId: keyOf(treeList, '客户'),
        ruleName: code,
        ruleColumn: 'level',
        ruleConditions: '=',
        ruleValue: 'A',
        status: '1',
      });
      const authorise = async () => {
        await (isPhone ? page.goto('/system/role') : openList(page, '/system/role', '角色'));
        const cards = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: code });
        await cards.getByRole('button', { name: '授权' }).click();
        return page.getByRole('dialog', { name: `角色授权【${code}】` });
      };

      const drawer = await authorise();
      const search = drawer.getByRole('searchbox', { name: '在树里搜索' });
      await search.fill('客户');
      await search.press('Enter');
      const box = (title: RegExp) => drawer.getByRole('checkbox', { name: title });
      await box(/客户$/).click();
      await expect(box(/基础资料$/)).toBeChecked();
      await drawer.getByRole('button', { name: '客户：数据规则' }).click();
      await leave(page.getByRole('dialog', { name: '数据规则【客户】' }), '取消');
      await expect(box(/客户$/)).toBeChecked();
      await drawer.getByRole('button', { name: '树操作' }).focus();
      await page.keyboard.press('Tab');
      for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(box(/客户：新增$/)).toBeChecked();
      await leave(drawer, '保存并关闭');
      await expect(notice(page, '保存成功')).toBeVisible();

      const again = await authorise();
      await expect(again.getByText('已选 3 项')).toBeVisible();
      await expect(box(/基础资料$/)).toBeChecked();

      const other = await browser.newPage({ storageState: { cookies: [], origins: [] }, viewport });
      await other.goto('/user/login');
      await signIn(other, code);
      if (isPhone) await other.getByRole('button', { name: '展开菜单' }).click();
      const menu = isPhone
        ? other.getByRole('dialog', { name: '菜单' })
        : other.getByRole('navigation', { name: '主菜单' });
      await menu.getByText('基础资料').click();
      await menu.getByRole('link', { name: '客户', exact: true }).click();
      const customers = other.getByRole('grid', { name: '客户' }).or(other.getByRole('list', { name: '客户' }));
      await expect(customers).toBeVisible();
      await other.close();
    });
  });

function keyOf(nodes: unknown, title: string): string | undefined {
  if (!Array.isArray(nodes)) return undefined;
  for (const node of nodes) {
    const found = node.title === title ? String(node.key) : keyOf(node.children, title);
    if (found !== undefined) return found;
  }
  return undefined;
}
