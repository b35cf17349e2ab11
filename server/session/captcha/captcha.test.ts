// covers: call-login
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { applySchema } from '../../database/index.ts';
import { shareTestDatabase } from '../../database/testing/test-database.ts';
import { shareServer, testPassword } from '../../start/testing/running-server.ts';
import { sessionTables } from '../tables.ts';
import { isCaptchaRight, newCaptcha } from './captchas.ts';
import { artist } from './draw-captcha.ts';
import { alphabet, strokesOf } from './glyphs.ts';

vi.setConfig({ testTimeout: 90_000 });

// The drawn text is recorded, because a test cannot read the picture.
let drawn = '';
const draw = artist.draw;
beforeAll(() => void vi.spyOn(artist, 'draw').mockImplementation((text) => draw((drawn = text))));
afterAll(() => void vi.restoreAllMocks());

describe('the picture', () => {
  test('is a PNG of 210 by 70 pixels that differs each time', () => {
    const picture = artist.draw('3A7K');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([210, 70]);
    const at = picture.indexOf('IDAT');
    const pixels = inflateSync(picture.subarray(at + 4, at + 4 + picture.readUInt32BE(at - 4)));
    expect(pixels).toHaveLength(211 * 70);
    expect(pixels.filter((shade) => shade > 200).length).toBeGreaterThan(500);
    expect(artist.draw('3A7K').equals(picture)).toBe(false);
  });

  test('can show every character of the alphabet, none of which is taken for another', () => {
    expect(alphabet).not.toMatch(/[0O1IQ2Z5SJ]/);
    for (const character of alphabet) expect(strokesOf(character).flat().length).toBeGreaterThan(1);
  });
});

describe('an answer', () => {
  const database = shareTestDatabase('embedded');
  beforeAll(async () => void (await applySchema(database().kysely, [...sessionTables])));
  const ask = (checkKey: string) => newCaptcha(database().kysely, checkKey, checkKey);
  const answer = (checkKey: string, text: string) => isCaptchaRight(database().kysely, { checkKey, answer: text });

  test('is right in any case and with blanks, once', async () => {
    expect(await ask('1')).toMatch(/^data:image\/png;base64,[\w+/=]{100,}$/);
    expect(await answer('1', ` ${drawn.slice(0, 2)} ${drawn.slice(2).toLowerCase()}`)).toBe(true);
    expect(await answer('1', drawn)).toBe(false);
  });

  test('that is wrong uses the picture up, and counts for its own number only', async () => {
    await ask('2');
    const first = drawn;
    await ask('3');
    expect(await answer('2', 'wrong')).toBe(false);
    expect(await answer('2', first)).toBe(false);
    expect(await answer('4', drawn)).toBe(false);
    expect(await answer('3', drawn)).toBe(true);
  });

  test('belongs to the newest picture of a number', async () => {
    await ask('5');
    const first = drawn;
    await ask('5');
    expect(first === drawn || (await answer('5', drawn))).toBe(true);
  });

  test('comes too late after five minutes', async () => {
    await ask('6');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_001);
    expect(await answer('6', drawn)).toBe(false);
    clock.mockRestore();
  });

  test('is waited for sixty times an address, not more', async () => {
    const pictures = Array.from({ length: 60 }, (_, index) => newCaptcha(database().kysely, `many${index}`, 'flood'));
    await Promise.all(pictures);
    await expect(newCaptcha(database().kysely, 'one more', 'flood')).rejects.toThrow('获取验证码过于频繁');
    expect(await newCaptcha(database().kysely, 'neighbour', 'other')).toContain('data:image/png');
  });
});

describe('signing in', () => {
  const server = shareServer();
  const strict = shareServer({ environment: { CAPTCHA: 'always' } });
  const never = shareServer({ environment: { CAPTCHA: 'off' } });
  type Target = ReturnType<typeof server>;

  const signIn = async (to: Target, body: object, path = 'login') =>
    (await to.api('POST', `/sys/${path}`, { body: { username: 'admin', password: testPassword, ...body } })).json;
  const picture = async (to: Target, checkKey: string): Promise<string> => {
    const { json } = await to.api('GET', `/sys/randomImage/${checkKey}`);
    expect(json).toMatchObject({ success: true, code: 0, result: expect.stringMatching(/^data:image\//) });
    return drawn;
  };
  const failed = { success: false, code: 500, message: '用户名或密码错误' };
  const unanswered = { success: false, code: 412, message: '验证码无效', result: { captchaRequired: true } };

  test('requires a picture after three failures of a user, reports it with the third, and no longer after a success', async () => {
    const wrong = { username: 'lina', password: 'wrong-password' };
    for (let failure = 0; failure < 2; failure++) expect(await signIn(server(), wrong)).toEqual(shapeOf(failed));
    expect(await signIn(server(), wrong)).toMatchObject({ ...failed, result: { captchaRequired: true } });
    expect(await signIn(server(), { username: 'lina' })).toMatchObject(unanswered);
    expect(await signIn(server(), { username: 'lina', captcha: 'XXXX', checkKey: '7' })).toMatchObject({
      ...unanswered,
      message: '验证码错误',
    });
    const captcha = await picture(server(), '8');
    expect(await signIn(server(), { username: 'lina', captcha, checkKey: '8' })).toMatchObject({ code: 200 });
    expect(await signIn(server(), { username: 'lina' })).toMatchObject({ code: 200 });
  });

  const shapeOf = (answer: object) => ({ ...answer, result: null, timestamp: expect.any(Number) });

  test('does not count unanswered pictures as failures, and those of apps count like others', async () => {
    const wrong = { username: 'zhangwei', password: 'wrong-password' };
    for (let failure = 0; failure < 3; failure++) expect(await signIn(server(), wrong, 'mLogin')).toMatchObject(failed);
    for (let attempt = 0; attempt < 8; attempt++)
      expect(await signIn(server(), { username: 'zhangwei' }, 'mLogin')).toMatchObject(unanswered);
    const captcha = await picture(server(), '9');
    expect(await signIn(server(), { username: 'zhangwei', captcha, checkKey: '9' }, 'mLogin')).toMatchObject({
      code: 200,
    });
  });

  test('always requires a picture, or never, as CAPTCHA defines', async () => {
    expect(await signIn(strict(), {})).toMatchObject(unanswered);
    expect((await strict().api('GET', '/sys/captcha')).json.result).toEqual({ captchaRequired: true });
    const captcha = await picture(strict(), '10');
    expect(await signIn(strict(), { captcha, checkKey: '10' })).toMatchObject({ code: 200 });
    expect(await signIn(strict(), { captcha, checkKey: '10' })).toMatchObject({ message: '验证码错误' });
    expect((await never().api('GET', '/sys/captcha')).json.result).toEqual({ captchaRequired: false });
    for (let failure = 0; failure < 5; failure++)
      expect(await signIn(never(), { password: 'wrong-password' })).toEqual(shapeOf(failed));
  });

  test('may ask whether an answer is right without using the picture up', async () => {
    const captcha = await picture(strict(), '11');
    const check = async (body: object) => (await strict().api('POST', '/sys/checkCaptcha', { body })).json;
    expect(await check({ captcha, checkKey: '11' })).toMatchObject({ success: true });
    expect(await signIn(strict(), { captcha, checkKey: '11' })).toMatchObject({ code: 200 });
    expect(await check({ checkKey: '11' })).toMatchObject({ success: false, message: '验证码无效' });
    expect(await check({ captcha, checkKey: '11' })).toMatchObject({ success: false, message: '验证码错误' });
  });
});
