import { isIP } from 'node:net';
import { delimiter } from 'node:path';

import { isStrongPassword, passwordPolicy } from '../../src/schema/patterns/account-rules.ts';
import { nearestName } from '../../src/schema/problems/nearest-name.ts';
import { jeecgBootSchemas, ownSchemas } from '../catalogue/folders/index.ts';
import { readProviders } from './read-providers.ts';
import { settingTable, type SettingName } from './setting-table.ts';
import { logLevels, type OidcProvider, type Settings } from './settings.ts';

/** The error of invalid settings; each line of the message is one Chinese sentence. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Parses the environment; a missing or empty variable has the default of the table.
 * @throws SettingsError naming every invalid variable.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const reader = new Reader(environment);
  const settings: Settings = {
    port: reader.port(),
    apiBase: reader.apiBase(),
    host: reader.text('HOST'),
    trustedProxies: reader.proxies(),
    dataDir: reader.text('DATA_DIR'),
    databaseUrl: reader.url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://用户:密码@主机:5432/库'),
    backupTime: reader.timeOfDay('BACKUP_TIME'),
    startEmpty: reader.choice('START_EMPTY', ['0', '1']) === '1',
    adminPassword: reader.password(),
    demo: reader.choice('DEMO', ['1', '0']) === '1',
    schemaFolders: [ownSchemas, ...reader.layers(), ...reader.list('SCHEMAS_DIR', new RegExp(`[,${delimiter}]`))],
    captcha: reader.choice('CAPTCHA', ['auto', 'always', 'off']),
    register: reader.choice('REGISTER', ['off', 'on']) === 'on',
    signInSlider: reader.choice('SIGN_IN_SLIDER', ['off', 'on']) === 'on',
    publicUrl: reader.origin('PUBLIC_URL'),
    oidcProviders: reader.providers(),
    casUrl: reader.url('CAS_URL', ['http:', 'https:'], 'https://cas.example.com/cas')?.replace(/\/+$/, ''),
    sso: reader.text('SSO') === 'off' ? undefined : reader.text('SSO'),
    secondFactorRoles: reader.list('SECOND_FACTOR_ROLES', /,/),
    smsGateway: reader.url('SMS_GATEWAY', ['http:', 'https:'], 'https://sms.example.com/send'),
    smsToken: reader.text('SMS_TOKEN') || undefined,
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://用户:密码@主机:465'),
    mailFrom: reader.text('MAIL_FROM') || undefined,
    reminderTime: reader.timeOfDay('REMINDER_TIME'),
    dataRules: reader.choice('DATA_RULES', ['any', 'all']),
    dataSourceHosts: reader.list('DATA_SOURCE_HOSTS', /,/).map((host) => host.toLowerCase()),
    backendUrl: reader
      .url('BACKEND_URL', ['http:', 'https:'], 'https://erp.example.com/jeecg-boot')
      ?.replace(/\/+$/, ''),
    backendVersion: reader.version('BACKEND_VERSION'),
    signSecret: reader.text('SIGN_SECRET') || undefined,
    signStamp: reader.choice('SIGN_STAMP', ['14', 'epoch']),
    frameOrigins: reader.origins('FRAME_ORIGINS'),
    imageOrigins: reader.origins('IMAGE_ORIGINS'),
    tokenOrigins: reader.origins('TOKEN_ORIGINS'),
    pieceQuota: {
      personBytes: reader.megabytes('UPLOAD_PIECES_OF_PERSON'),
      systemBytes: reader.megabytes('UPLOAD_PIECES'),
    },
    timeZone: reader.timeZone(),
    isSystemZone: reader.text('TZ') === '',
    logLevel: reader.choice('LOG_LEVEL', logLevels),
  };
  reader.checkThirdParties(settings);
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
}

/**
 * Returns true for an address or a network that does not contain all addresses: if every address were trusted, anyone
 * could forge addresses.
 */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128));
}

class Reader {
  readonly problems: string[] = [];
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(environment: Readonly<Record<string, string | undefined>>) {
    this.#environment = environment;
  }

  text(name: SettingName): string {
    const given = this.#environment[name]?.trim();
    return given || (settingTable.find((setting) => setting.name === name)?.default ?? '');
  }

  megabytes(name: SettingName): number {
    const text = this.text(name);
    if (!/^[1-9]\d{0,6}$/.test(text)) this.#refuse(name, text, '应是 1 到 9999999 的整数（MB）');
    return Number(text) * 1_048_576;
  }

  port(): number {
    const text = this.text('PORT');
    const port = Number(text);
    if (!/^\d{1,5}$/.test(text) || port > 65_535) this.#refuse('PORT', text, '应是 0 到 65535 的整数');
    return port;
  }

  apiBase(): string {
    const text = this.text('API_BASE').replace(/\/+$/, '');
    if (!/^(\/[A-Za-z0-9_-]+)+$/.test(text)) this.#refuse('API_BASE', text, '应以斜杠开头，例如 /jeecg-boot');
    if (/^\/(pagewright|assets|healthz)(\/|$)/.test(text)) this.#refuse('API_BASE', text, '这个路径已有别的用处');
    return text;
  }

  password(): string | undefined {
    const text = this.text('ADMIN_PASSWORD');
    // The value itself must not reach a log.
    if (text && !isStrongPassword(text)) this.problems.push(`设置 ADMIN_PASSWORD 太简单：${passwordPolicy}。`);
    return text || undefined;
  }

  choice<const T extends string>(name: SettingName, allowed: readonly [T, ...T[]]): T {
    const text = this.text(name);
    const found = allowed.find((value) => value === text);
    if (found !== undefined) return found;
    const nearest = nearestName(text, allowed);
    this.#refuse(name, text, `只能是 ${allowed.join('、')}${nearest ? `，是不是想写 ${nearest}` : ''}`);
    return allowed[0];
  }

  timeOfDay(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === 'off') return undefined;
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) this.#refuse(name, text, '应写成 03:00 的样子，或写 off');
    return text;
  }

  list(name: SettingName, separator: RegExp): string[] {
    return this.text(name)
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  layers(): string[] {
    return this.text('BACKEND_URL') === '' ? [] : [jeecgBootSchemas];
  }

  version(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text !== '' && !/^\d{1,3}(\.\d{1,3}){1,2}$/.test(text)) this.#refuse(name, text, '应是版本号，例如 3.8.3');
    return text || undefined;
  }

  url(name: SettingName, protocols: readonly string[], example: string): string | undefined {
    const text = this.text(name);
    if (text === '') return undefined;
    // A database address contains a password, so the message does not repeat it.
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      this.problems.push(`设置 ${name} 不是可用的地址，应写成 ${example} 的样子。`);
    }
    return text;
  }

  origin(name: SettingName): string | undefined {
    const text = this.url(name, ['http:', 'https:'], 'https://erp.example.com');
    if (text === undefined || !URL.canParse(text)) return undefined;
    const { origin, pathname } = new URL(text);
    if (pathname !== '/') this.#refuse(name, text, '不能带路径');
    return origin;
  }

  providers(): OidcProvider[] {
    const text = this.text('OIDC_PROVIDERS');
    const providers = text === '' ? [] : readProviders(text);
    // The value itself contains secrets and must not reach a log.
    if (!providers)
      this.problems.push(
        '设置 OIDC_PROVIDERS 不可用：应是 JSON 数组，每项有 id（字母、数字、下划线）、title、issuer、clientId 和 clientSecret，issuer 用 https（本机除外）。',
      );
    return providers ?? [];
  }

  /** Sign-in with a third party needs an address to return to. */
  checkThirdParties({ publicUrl, oidcProviders, casUrl, sso }: Settings): void {
    if ((oidcProviders.length > 0 || casUrl) && !publicUrl)
      this.problems.push('用 OIDC_PROVIDERS 或 CAS_URL 时要写明设置 PUBLIC_URL。');
    const known = [...oidcProviders.map(({ id }) => id), ...(casUrl ? ['cas'] : [])];
    if (sso !== undefined && !known.includes(sso)) this.#refuse('SSO', sso, `只能是 ${['off', ...known].join('、')}`);
  }

  origins(name: SettingName): string[] {
    const origins = this.list(name, /[,\s]/);
    for (const origin of origins) {
      if (!/^https?:\/\/(\*\.)?[A-Za-z0-9.-]+(:\d{1,5})?$/.test(origin)) {
        this.#refuse(name, origin, '应写成 https://主机:端口，不带路径');
      }
    }
    return origins;
  }

  proxies(): string[] {
    if (this.text('TRUST_PROXY') === 'off') return [];
    const proxies = this.list('TRUST_PROXY', /[,\s]/);
    for (const proxy of proxies) {
      if (!isNetwork(proxy)) this.#refuse('TRUST_PROXY', proxy, '应写成 127.0.0.1 或 10.0.0.0/8 的样子，或写 off');
    }
    return proxies;
  }

  timeZone(): string {
    const text = this.text('TZ');
    const system = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (text === '') return system;
    try {
      return new Intl.DateTimeFormat('zh-CN', { timeZone: text }).resolvedOptions().timeZone;
    } catch {
      this.#refuse('TZ', text, '不是已知的时区，例如 Asia/Shanghai');
      return system;
    }
  }

  #refuse(name: SettingName, value: string, why: string): void {
    this.problems.push(`设置 ${name} 的值“${value}”不可用：${why}。`);
  }
}
