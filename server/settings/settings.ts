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
  adminPassword: string | undefined;
  demo: boolean;
  /** Folders of documents, the later ones laid over the earlier ones; the product's own `./schemas` first. */
  schemaFolders: string[];
  captcha: 'auto' | 'always' | 'off';
  /** Whether self-registration is open. */
  register: boolean;
  /** The HTTP gateway for short messages; none by default. */
  smsGateway: string | undefined;
  smsToken: string | undefined;
  /** A real JeecgBoot with its context path, without a slash at the end. */
  backendUrl: string | undefined;
  signSecret: string | undefined;
  signStamp: '14' | 'epoch';
  /** Origins, added to `frame-src`. */
  frameOrigins: string[];
  /** IANA name. */
  timeZone: string;
  logLevel: LogLevel;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
