export const mainPort = Number(process.env['JOURNEY_PORT'] ?? 4173);

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
