import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { Client } from 'pg';

import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';

export interface Connection {
  dbType: string;
  /** `jdbc:postgresql://host:port/database?…`. */
  dbUrl: string;
  dbUsername: string;
  dbPassword: string;
}

/** PostgreSQL in the dictionary `database_type`. */
const postgres = '6';

/** The timeout, in milliseconds. */
const limit = 5_000;

/** Addresses at which cloud machines serve their own secrets: never allowed, whatever the setting. */
const never = new BlockList();
never.addSubnet('169.254.0.0', 16);
never.addSubnet('fe80::', 10, 'ipv6');
never.addAddress('fd00:ec2::254', 'ipv6');
never.addAddress('100.100.100.200');

/**
 * Connects to a PostgreSQL and disconnects immediately.
 * @param allowed the hosts that the server may connect to, with or without a port (DATA_SOURCE_HOSTS).
 * @throws Refusal with the reason if it cannot connect.
 */
export async function testConnection(connection: Connection, allowed: readonly string[]): Promise<void> {
  if (connection.dbType !== postgres)
    throw new Refusal(say('只能测试 PostgreSQL 的连接，其他数据库请在它们的工具里测试。'));
  const { host, port, database } = readUrl(connection.dbUrl);
  if (!allowed.includes(host) && !allowed.includes(`${host.includes(':') ? `[${host}]` : host}:${port}`))
    throw new Refusal(say('不允许连接 {host}：请让运维人员在设置 DATA_SOURCE_HOSTS 里加上它。', { host }));
  const client = new Client({
    host: await addressOf(host),
    port,
    database,
    user: connection.dbUsername,
    password: connection.dbPassword,
    connectionTimeoutMillis: limit,
    query_timeout: limit,
    application_name: 'pagewright-test',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new Refusal(reasonOf(error));
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Only host, port and database are used: the rest of the URL could name files and classes. */
function readUrl(text: string) {
  const match = /^jdbc:postgresql:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?\/([^/?#\s]+)/i.exec(text.trim());
  const port = Number(match?.[2] ?? 5_432);
  if (!match?.[1] || !match[3] || port < 1 || port > 65_535)
    throw new Refusal(say('数据源地址应写成 jdbc:postgresql://主机:5432/数据库 的样子。'));
  return { host: match[1].replaceAll(/[[\]]/g, '').toLowerCase(), port, database: match[3] };
}

/** Resolves the host once, so that the checked address is the one that is connected to. */
async function addressOf(host: string): Promise<string> {
  const { address, family } = await lookup(host).catch(() => {
    throw new Refusal(say('找不到主机 {host}。', { host }));
  });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const isRefused = mapped ? never.check(mapped) : never.check(address, family === 6 ? 'ipv6' : 'ipv4');
  if (isRefused || isIP(address) === 0) throw new Refusal(say('不能连接 {host}。', { host }));
  return address;
}

/**
 * Only error codes of PostgreSQL (appendix A of its manual) and of Node are explained; other texts of the other side
 * are not passed on.
 */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '28P01' || code === '28000') return say('连接失败：用户名或密码不对。');
  if (code === '3D000') return say('连接失败：没有这个数据库。');
  if (code === 'ECONNREFUSED') return say('连接失败：那里没有数据库在监听。');
  if (error instanceof Error && /timeout/i.test(error.message)) return say('连接失败：五秒内没有回应。');
  return say('连接失败，请检查地址、用户名和密码。');
}
