import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, client, address, tokenOf } = demoServer(['lina'], { environment: { CAPTCHA: 'off' } });

async function show() {
  const ask = async (path: string, cookie = '') => {
    const answer = await fetch(`${address()}/jeecg-boot${path}`, {
      headers: { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0' },
    });
    return { cookie: answer.headers.getSetCookie()[0] ?? '', json: await answer.json() };
  };
  const shown = await ask('/sys/getLoginQrcode');
  const { qrcodeId } = shown.json.result;
  const poll = async (cookie = shown.cookie.split(';')[0]) =>
    (await ask(`/sys/getQrcodeToken?qrcodeId=${qrcodeId}`, cookie)).json.result;
  return { qrcodeId, poll, cookie: shown.cookie };
}
const scan = (qrcodeId: string) => api('POST', `/sys/scanLoginQrcode?qrcodeId=${qrcodeId}`, {}, 'lina');

test('a browser is let in by who scans what it shows, once, and no other browser', async () => {
  const { qrcodeId, poll, cookie } = await show();
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(await poll()).toEqual({ success: false, token: '-1' });
  const where = await api('GET', `/sys/loginQrcode?qrcodeId=${qrcodeId}`, undefined, 'lina');
  expect(where.result).toMatchObject({ address: '127.0.0.1', browser: 'Firefox 128 · Linux' });
  expect(await scan(qrcodeId)).toMatchObject({ success: true, message: '扫码成功' });
  expect(await poll('')).toEqual({ success: false, token: '-2' });
  expect(await poll('pagewright-qr=guessed')).toEqual({ success: false, token: '-2' });
  const answer = await poll();
  expect(answer).toMatchObject({ success: true, userInfo: { username: 'lina' } });
  expect(answer.token).not.toBe(tokenOf('lina'));
  expect((await client().api('GET', '/sys/user/getUserInfo', { token: answer.token })).status).toBe(200);
  expect(await poll()).toEqual({ success: false, token: '-2' });
  expect(await scan(qrcodeId)).toMatchObject({ success: false, message: '二维码已过期,请刷新后重试' });
});

test('a picture is good for two minutes, and scanned by who is signed in alone', async () => {
  const { qrcodeId, poll } = await show();
  expect((await client().api('POST', `/sys/scanLoginQrcode?qrcodeId=${qrcodeId}`, { body: {} })).status).toBe(401);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
  expect(await poll()).toEqual({ success: false, token: '-2' });
  expect(await scan(qrcodeId)).toMatchObject({ success: false });
  clock.mockRestore();
});
