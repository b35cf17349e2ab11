import { delimiter } from 'node:path';
import { describe, expect, test } from 'vitest';

import { parseSettings, SettingsError, settingTable } from './index.ts';

describe('the settings', () => {
  test('without any variable are the defaults of the table', () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      apiBase: '/jeecg-boot',
      host: '127.0.0.1',
      trustedProxies: [],
      dataDir: './data',
      databaseUrl: undefined,
      adminPassword: undefined,
      demo: true,
      schemaFolders: ['./schemas'],
      captcha: 'auto',
      backendUrl: undefined,
      signSecret: undefined,
      signStamp: '14',
      frameOrigins: [],
      imageOrigins: [],
      logLevel: 'info',
    });
  });

  test('an empty variable counts as missing', () => {
    expect(parseSettings({ PORT: '', API_BASE: ' ' })).toMatchObject({ port: 3000, apiBase: '/jeecg-boot' });
  });

  test.each([
    ['PORT', '0', { port: 0 }],
    ['API_BASE', '/api/', { apiBase: '/api' }],
    ['DEMO', '0', { demo: false }],
    ['BACKUP_TIME', '23:30', { backupTime: '23:30' }],
    ['START_EMPTY', '1', { startEmpty: true }],
    ['BACKUP_TIME', 'off', { backupTime: undefined }],
    ['SCHEMAS_DIR', `/a,/b${delimiter}/c`, { schemaFolders: ['./schemas', '/a', '/b', '/c'] }],
    [
      'BACKEND_URL',
      'https://erp.example.com/jeecg-boot/',
      { backendUrl: 'https://erp.example.com/jeecg-boot', schemaFolders: ['./schemas', './server/backend/documents'] },
    ],
    [
      'FRAME_ORIGINS',
      'https://a.example.com, http://b:8080',
      { frameOrigins: ['https://a.example.com', 'http://b:8080'] },
    ],
    ['REGISTER', 'on', { register: true }],
    ['SIGN_IN_SLIDER', 'on', { signInSlider: true }],
    ['SMS_GATEWAY', 'https://sms.example.com/send', { smsGateway: 'https://sms.example.com/send' }],
    ['TRUST_PROXY', 'off', { trustedProxies: [] }],
    ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/8,::1', { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] }],
    ['DATA_RULES', 'all', { dataRules: 'all' }],
    ['DATA_SOURCE_HOSTS', 'DB.example.com, 10.0.0.5:5432', { dataSourceHosts: ['db.example.com', '10.0.0.5:5432'] }],
    ['TZ', 'Asia/Shanghai', { timeZone: 'Asia/Shanghai', isSystemZone: false }],
  ])('%s=%s is read', (name, value, expected) => {
    expect(parseSettings({ [name]: value })).toMatchObject(expected);
  });

  test.each([
    ['PORT', '99999'],
    ['PORT', '3000x'],
    ['API_BASE', 'jeecg-boot'],
    ['API_BASE', '/pagewright/api'],
    ['DEMO', 'yes'],
    ['BACKUP_TIME', '3:00'],
    ['BACKUP_TIME', '24:00'],
    ['CAPTCHA', 'alway'],
    ['BACKEND_URL', 'ftp://x'],
    ['FRAME_ORIGINS', "'unsafe-inline'"],
    ['IMAGE_ORIGINS', '*'],
    ['FRAME_ORIGINS', 'https://a.example.com/; script-src *'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TZ', 'Mars/Base'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'https://erp.example.com/path'],
    ['OIDC_PROVIDERS', '{}'],
    ['OIDC_PROVIDERS', '[{"id":"a","title":"A","issuer":"http://idp.example.com","clientId":"c","clientSecret":"s"}]'],
    ['SSO', 'cas'],
  ])('%s=%s is refused in Chinese, by name', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`设置 ${name} .*[。]`, 's'));
  });

  test('an identity provider requires a public address, and its secret is not repeated', () => {
    const one = { id: 'works', title: '厂区', issuer: 'https://id.example.com', clientId: 'c', clientSecret: 'geheim' };
    const OIDC_PROVIDERS = JSON.stringify([one]);
    const PUBLIC_URL = 'https://erp.example.com/';
    const { oidcProviders, publicUrl, sso } = parseSettings({ OIDC_PROVIDERS, PUBLIC_URL, SSO: 'works' });
    expect([oidcProviders, publicUrl, sso]).toEqual([[one], 'https://erp.example.com', 'works']);
    expect(() => parseSettings({ OIDC_PROVIDERS })).toThrow(/PUBLIC_URL/);
    const wrong = JSON.stringify([{ ...one, id: '' }]);
    expect(() => parseSettings({ OIDC_PROVIDERS: wrong, PUBLIC_URL })).toThrow(/^((?!geheim)[\s\S])*$/);
  });

  test('reports all refusals together', () => {
    const parse = (): unknown => parseSettings({ PORT: 'x', DEMO: 'x' });
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(/PORT[\s\S]*DEMO/);
  });

  test.each([
    ['ADMIN_PASSWORD', 'geh31'],
    ['DATABASE_URL', 'mysql://root:geheim@host/db'],
  ])('the value of %s is not repeated', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^((?!${value})[\\s\\S])*$`));
  });

  test('the table names each variable once, with a sentence', () => {
    expect(new Set(settingTable.map((setting) => setting.name)).size).toBe(settingTable.length);
    for (const setting of settingTable) expect(setting.meaning).toMatch(/。$/);
  });
});
