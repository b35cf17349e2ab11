/** The checked settings. */
export interface Settings {
  /** 0 lets the system choose one (tests). */
  port: number;
  /** Starts with a slash and ends without one. */
  apiBase: string;
  host: string;
  /** Addresses and networks of reverse proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustedProxies: string[];
  dataDir: string;
  databaseUrl: string | undefined;
  /** Time of day of the nightly backup; undefined for none. */
  backupTime: string | undefined;
  /** Allows a new database in a data directory whose database is missing. */
  startEmpty: boolean;
  adminPassword: string | undefined;
  demo: boolean;
  /** Folders of documents, the later ones laid over the earlier ones; the product's own `./schemas` first. */
  schemaFolders: string[];
  captcha: 'auto' | 'always' | 'off';
  /** Whether self-registration is open. */
  register: boolean;
  /** Whether the sign-in page has a handle to drag before a name and a password are taken. */
  signInSlider: boolean;
  /** The origin under which people open the server, without a slash at the end. */
  publicUrl: string | undefined;
  oidcProviders: OidcProvider[];
  /** A CAS server, without a slash at the end. */
  casUrl: string | undefined;
  /** Where people without a session go at once: `cas`, the id of a provider, or nowhere. */
  sso: string | undefined;
  /** Codes of roles that need a second factor. */
  secondFactorRoles: string[];
  /** The HTTP gateway for short messages; none by default. */
  smsGateway: string | undefined;
  smsToken: string | undefined;
  /** The server that sends e-mail, with its user; none by default. */
  smtpUrl: string | undefined;
  /** Who e-mail is from; the user of the server without it. */
  mailFrom: string | undefined;
  /** Time of day of the daily reminders; undefined for none. */
  reminderTime: string | undefined;
  /**
   * How the data rules of several roles combine: `any` adds the records of each role, `all` requires the rules of all
   * roles.
   */
  dataRules: 'any' | 'all';
  /** Hosts, with or without a port, to which data sources may be tested; none by default. */
  dataSourceHosts: string[];
  /** A real JeecgBoot with its context path, without a slash at the end. */
  backendUrl: string | undefined;
  /** The version of that JeecgBoot; undefined: it is asked for at the start. */
  backendVersion: string | undefined;
  signSecret: string | undefined;
  signStamp: '14' | 'epoch';
  /** Origins, added to `frame-src`. */
  frameOrigins: string[];
  /** Origins, added to `img-src`. */
  imageOrigins: string[];
  /** Origins that the addresses of menu entries may tell a person's token. */
  tokenOrigins: string[];
  /** Bytes that uploads which are not finished may take. */
  pieceQuota: { personBytes: number; systemBytes: number };
  /** IANA name. Numbers, dates and times of the server are of this zone. */
  timeZone: string;
  /** True when the time zone is that of the system because TZ is not set. */
  isSystemZone: boolean;
  logLevel: LogLevel;
}

/** Somebody who says by OpenID Connect who a person is. */
export interface OidcProvider {
  /** Stands in addresses. */
  id: string;
  title: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
