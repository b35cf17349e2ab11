export interface Settings {
  /** 0 lets the system choose one (tests). */
  port: number;
  /** Starts with a slash and ends without one. */
  apiBase: string;
  host: string;
  trustedProxies: string[];
  dataDir: string;
  databaseUrl: string | undefined;
  backupTime: string | undefined;
  startEmpty: boolean;
  adminPassword: string | undefined;
  demo: boolean;
  schemaFolders: string[];
  captcha: 'auto' | 'always' | 'off';
  register: boolean;
  /** True if the sign-in page has a slider to drag before a name and a password are accepted. */
  signInSlider: boolean;
  /** The public origin of the server, without a slash at the end. */
  publicUrl: string | undefined;
  oidcProviders: OidcProvider[];
  /** A CAS server, without a slash at the end. */
  casUrl: string | undefined;
  /** The sign-in to which users without a session are redirected: `cas`, the id of a provider, or none. */
  sso: string | undefined;
  secondFactorRoles: string[];
  smsGateway: string | undefined;
  smsToken: string | undefined;
  /** The server that sends e-mail, including its user. */
  smtpUrl: string | undefined;
  /** The sender of e-mail; defaults to the user of the server. */
  mailFrom: string | undefined;
  reminderTime: string | undefined;
  /**
   * The combination of the data rules of several roles: `any` adds the records of each role, `all` requires the rules
   * of all roles.
   */
  dataRules: 'any' | 'all';
  /** Hosts, with or without a port, to which connections of data sources may be tested. */
  dataSourceHosts: string[];
  /** The URL of a JeecgBoot server with its context path, without a slash at the end. */
  backendUrl: string | undefined;
  /** The version of that JeecgBoot; if undefined, it is requested at the start. */
  backendVersion: string | undefined;
  signSecret: string | undefined;
  signStamp: '14' | 'epoch';
  frameOrigins: string[];
  imageOrigins: string[];
  /** Origins that may receive a user's token in the URLs of menu entries. */
  tokenOrigins: string[];
  pieceQuota: { personBytes: number; systemBytes: number };
  /** IANA name of the zone of the server's numbers, dates and times. */
  timeZone: string;
  isSystemZone: boolean;
  logLevel: LogLevel;
}

export interface OidcProvider {
  /** Part of URLs. */
  id: string;
  title: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
