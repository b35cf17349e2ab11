import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

import { parseSettings } from '../../server/settings/index.ts';
import { startServer } from '../../server/start/index.ts';
import { clientOf, testPassword } from '../../server/start/testing/running-server.ts';

vi.setConfig({ testTimeout: 600_000 });

function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

const disk = process.env['SOAK'] ? smallDisk(300) : undefined;

test('returns the free space of a disk', () => {
  const { bavail, bsize } = statfsSync(disk ?? tmpdir());
  expect(bavail * bsize).toBeGreaterThanOrEqual(0);
});

test.each(disk === undefined ? [] : [disk])(
  'a small disk that really fills up: saving is refused in words, reading goes on, with room it all goes on, nothing is lost',
  async (folder) => {
    onTestFinished(() => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    });
    const environment = { PORT: '0', DEMO: '0', BACKUP_TIME: 'off', LOG_LEVEL: 'silent', CAPTCHA: 'off' };
    const settings = parseSettings({ ...environment, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: testPassword });
    const server = await startServer(settings);
    const client = clientOf(server.address);
    const token = await client.signIn('admin');
    // Simulates the files of other programs.
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - 40 * 1_048_576)));
    const saved: string[] = [];
    const others: { status: number; text: string }[] = [];
    const enough = new AbortController();
    const write = async (writer: number): Promise<void> => {
      for (let turn = 0; !enough.signal.aborted; turn += 1) {
        const remark = Array.from({ length: 400 }, () =>
          String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
        ).join('');
        const body = { name: `客户 ${writer}-${turn}`, level: 'B', remark };
        const { status, text, json } = await client.api('POST', '/base/customer/add', { token, body });
        if (json?.success === true) saved.push(String(json.result.id));
        else others.push({ status, text });
      }
    };
    const work = Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer)));
    await vi.waitFor(() => expect(others.length).toBeGreaterThan(200), { timeout: 200_000, interval: 50 });
    enough.abort();
    await work;
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]));
    expect(others[0]?.text).toContain('磁盘空间不足，暂时不能保存');
    const total = async (address: string): Promise<number> => {
      const again = clientOf(address);
      const own = await again.signIn('admin');
      return (await again.api('GET', '/base/customer/list?pageSize=1', { token: own })).json.result.total;
    };
    expect(await total(server.address)).toBe(saved.length);
    await server.close();
    const reopened = await startServer(settings);
    expect(await total(reopened.address)).toBe(saved.length);
    spawnSync('mount', ['-o', 'remount,size=600m', folder]);
    const add = async () => {
      const body = { name: '又有空间了', level: 'B' };
      return (await clientOf(reopened.address).api('POST', '/base/customer/add', { token, body })).json;
    };
    await vi.waitFor(async () => expect(await add()).toMatchObject({ success: true }), { timeout: 20_000 });
    await reopened.close();
    console.log(`disk full after ${saved.length} acknowledged saves, ${others.length} refused, 0 lost`);
  },
);
