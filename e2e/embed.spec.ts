// covers: designer-embedded
import { openAsAdministrator, startOwnServer, type OwnServer } from './support/own-server.ts';
import { ports } from './support/ports.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] }, baseURL: `http://127.0.0.1:${ports.embed}` });

let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer({}, { port: ports.embed });
});
test.afterAll(() => server?.stop());

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const key = '1570693512000_7';
const widget = (type: string, name: string, options: object) => ({
  type,
  icon: '',
  name,
  key: `${key}${name}`,
  model: name,
  rules: [],
  options,
});

test('the code that the designer generates draws a form in another page, with functions of its host', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAsAdministrator(page, '/dashboard/analysis');
  await expect(page.getByRole('banner')).toBeVisible();
  const data = {
    list: [
      widget('input', 'name', { required: true }),
      widget('select', 'city', { remote: true, remoteFunc: 'getCities', options: [] }),
      widget('imgupload', 'photos', { isQiniu: true, domain: '/sys/common/static/', length: 8 }),
    ],
    config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' },
  };
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><body><main><div id="form"></div><button id="submit">Submit</button>
    <output></output></main><script type="module">
      import { mountForm } from '/embed/form-generator.js';
      const remote = { getCities(resolve) { resolve([{ value: 'sh', label: '上海' }]); } };
      const generator = mountForm(document.getElementById('form'), { data: ${JSON.stringify(data)}, remote });
      document.getElementById('submit').addEventListener('click', () => generator.getData().then(
        (values) => { document.querySelector('output').textContent = JSON.stringify(values); },
        (error) => { document.querySelector('output').textContent = error.message; },
      ));
    </script></body></html>`;
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/host.html');
  const told = page.locator('output');
  await page.getByRole('textbox', { name: 'name' }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(told).toHaveText('表单数据校验失败');
  await page.getByRole('textbox', { name: 'name' }).fill('甲');
  await page.getByRole('combobox', { name: 'city' }).click();
  await page.getByTitle('上海').click();
  await page.getByLabel('选择图片').setInputFiles({
    name: 'favicon.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(page.getByRole('img', { name: /favicon|附件/ })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(told).toContainText('"city":"sh"');
  const values = JSON.parse((await told.textContent()) ?? '{}');
  expect(values.photos).toEqual([
    {
      key: expect.any(String),
      url: expect.stringContaining('/sys/common/static/form/'),
      percent: 100,
      status: 'success',
    },
  ]);
});

test('the designer stands in another page, too, and its host reads what became of the form', async ({ page }) => {
  test.setTimeout(120_000);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><body><main id="place" style="height: 700px"></main><output></output>
    <script type="module">
      import { mountDesigner } from '/embed/form-generator.js';
      const designer = mountDesigner(document.getElementById('place'), {
        locale: 'en-US',
        async onChange() { document.querySelector('output').textContent = JSON.stringify(await designer.getJson()); },
      });
    </script></body></html>`;
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/host.html');
  await page.getByRole('region', { name: 'Basic' }).getByRole('button', { name: 'Input' }).first().click();
  await expect(page.locator('output')).toContainText('"type":"input"');
  const definition = JSON.parse((await page.locator('output').textContent()) ?? '{}');
  expect(definition.config).toEqual({ labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' });
});
