/** The server's settings: environment variables, checked once. */
export { parseSettings, SettingsError } from './parse-settings.ts';
export { settingTable } from './setting-table.ts';
export type { LogLevel, OidcProvider, Settings } from './settings.ts';
