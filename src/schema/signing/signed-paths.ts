/** The prefixes of the paths, below `/sys/`, of calls that a server with a secret only answers if they are signed. */
const signedPaths = [
  'dict/getDictItems/',
  'dict/loadDict',
  'dict/loadTreeData',
  'api/queryTableDict',
  'api/queryFilterTableDictInfo',
  'api/translateDictFromTable',
  // Since JeecgBoot 3.7.
  'sms',
  'sendChangePwdSms',
  'user/sendChangePhoneSms',
  // Since JeecgBoot 3.9.1.
  'dataSource/options',
  'tenant/agreeOrRefuseJoinTenant',
  'tenant/invitationUser',
  'tenant/joinTenantByHouseNumber',
  'tenant/queryById',
];

/**
 * Returns true for a call that must be signed.
 * @param path below the base, with or without a leading slash.
 */
export function mustBeSigned(path: string): boolean {
  const from = path.replace(/^\/+/, '');
  return signedPaths.some((signed) => from.startsWith(`sys/${signed}`));
}
