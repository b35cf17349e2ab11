// covers: product-monitoring
import { expect, test, vi } from 'vitest';

import { eventually } from '../../http/testing/eventually.ts';
import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, client, tokenOf } = demoServer(['lina'], { environment: { CAPTCHA: 'off' } });

test('the figures of the process have the names of the actuator, and no envelope', async () => {
  const { names } = await api('GET', '/actuator/metrics');
  expect(names).toEqual(
    expect.arrayContaining([
      'system.cpu.count',
      'system.cpu.usage',
      'process.start.time',
      'process.uptime',
      'process.cpu.usage',
      'nodejs.heap.used',
      'nodejs.gc.pause',
      'http.server.requests',
    ]),
  );
  for (const name of names)
    expect(await api('GET', `/actuator/metrics/${name}`)).toMatchObject({
      name,
      description: expect.stringMatching(/./),
      availableTags: [],
      measurements: expect.arrayContaining([
        { statistic: expect.stringMatching(/^(VALUE|COUNT|TOTAL_TIME|MAX)$/), value: expect.any(Number) },
      ]),
    });
  const used = await api('GET', '/actuator/metrics/nodejs.heap.used');
  expect(used).toMatchObject({ baseUnit: 'bytes' });
  expect(used.measurements[0].value).toBeGreaterThan(1_000_000);
  const share = (await api('GET', '/actuator/metrics/system.cpu.usage')).measurements[0].value;
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThanOrEqual(1);
  const requests = await api('GET', '/actuator/metrics/http.server.requests');
  const statistics = requests.measurements.map(({ statistic }: { statistic: string }) => statistic);
  expect(statistics).toEqual(['COUNT', 'TOTAL_TIME', 'MAX']);
  const unknown = await client().api('GET', '/actuator/metrics/constructor', { token: tokenOf('admin') });
  expect(unknown).toMatchObject({ status: 404, json: { success: false } });
});

test('the pages read them as rows with units, and as shares', async () => {
  const { result, code } = await api('GET', '/sys/monitor/metric/list?pageNo=1&pageSize=50');
  expect(code).toBe(0);
  expect(result.records).toContainEqual(
    expect.objectContaining({ name: 'nodejs.heap.used', unit: 'MB', value: expect.stringMatching(/^\d+\.\d{3}$/) }),
  );
  const startTime = expect.objectContaining({ name: 'process.start.time', value: expect.stringMatching(/^\d{4}-/) });
  expect(result.records).toContainEqual(startTime);
  expect((await api('GET', '/sys/monitor/metric/list?pageNo=2&pageSize=5')).result).toMatchObject({
    current: 2,
    records: { length: 5 },
  });
  for (const name of ['cpu', 'process', 'heap', 'disk']) {
    const [{ value }] = (await api('GET', `/sys/monitor/usage?name=${name}`)).result;
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(100);
  }
  expect(await api('GET', '/sys/monitor/usage?name=constructor')).toMatchObject({ success: false });
  const [disk] = (await api('GET', '/sys/actuator/redis/queryDiskInfo')).result;
  expect(disk.max).toBeGreaterThanOrEqual(disk.rest);
  expect(disk.restPPT).toBe(Math.round((1 - disk.rest / disk.max) * 100));
});

test('the latest requests are listed without parts that may be secret', async () => {
  await api('GET', '/sys/user/list?username=geheim1&pageNo=1');
  await api('GET', '/sys/dict/getDictText/geheim2/geheim3');
  await api('POST', '/sys/checkCaptcha', { captcha: 'geheim4' });
  await client().api('GET', '/sys/user/list?token=geheim5');
  await eventually(async () => {
    const { traces } = await api('GET', '/actuator/httptrace');
    expect(traces.length).toBeLessThanOrEqual(100);
    expect(traces).toContainEqual({
      timestamp: expect.stringMatching(/Z$/),
      principal: { name: 'admin' },
      session: null,
      request: { method: 'GET', uri: '/sys/user/list?username&pageNo', headers: {} },
      response: { status: 200, headers: {} },
      timeTaken: expect.any(Number),
    });
    expect(traces.map(({ request }: { request: { uri: string } }) => request.uri)).toEqual(
      expect.arrayContaining(['/sys/dict/getDictText/:code/:key', '/sys/user/list?token']),
    );
    const text = JSON.stringify(traces);
    expect(text).not.toMatch(/geheim/);
    expect(text).not.toContain(tokenOf('admin'));
    expect(text).not.toContain('actuator');
  });
  const posts = (await api('GET', '/sys/monitor/trace/list?method=POST&pageSize=100')).result;
  expect(posts.records.length).toBe(posts.total);
  expect(new Set(posts.records.map(({ method }: { method: string }) => method))).toEqual(new Set(['POST']));
  const lists = (await api('GET', '/sys/monitor/trace/list?uri=*user/list*&status=401')).result;
  expect(lists.records).toMatchObject([{ uri: '/sys/user/list?token', status: '401', username: null }]);
});

test('only the newest hundred are kept', async () => {
  for (let index = 0; index < 105; index += 1) await api('GET', `/sys/dict/list?n${index}=1`);
  await eventually(async () => {
    const { result } = await api('GET', '/sys/monitor/trace/list?pageSize=1000');
    expect(result.total).toBe(100);
    expect(result.records[0].uri).toBe('/sys/dict/list?n104');
  });
});

test.each([
  '/actuator/metrics',
  '/actuator/metrics/process.uptime',
  '/actuator/httptrace',
  '/sys/actuator/redis/queryDiskInfo',
  '/sys/monitor/usage?name=cpu',
  '/sys/monitor/metric/list',
  '/sys/monitor/trace/list',
])('%s requires the permission', async (path) => {
  expect(await api('GET', path, undefined, 'lina')).toMatchObject({ success: false, code: 510 });
});
