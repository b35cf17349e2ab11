/** The port of the server shared by all tests. */
export const mainPort = Number(process.env['JOURNEY_PORT'] ?? 4173);

/** The ports of tests that start a separate server. */
export const ports = {
  newPage: mainPort + 1,
  brokenDocuments: mainPort + 2,
  liveDocuments: mainPort + 3,
  largeTable: mainPort + 4,
  publishing: mainPort + 5,
  embed: mainPort + 6,
  jeecgBoot: mainPort + 7,
  jeecgBootVersions: mainPort + 9,
  singleSignOn: mainPort + 8,
  waysIn: mainPort + 60,
} as const;
