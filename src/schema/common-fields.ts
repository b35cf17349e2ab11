/** The fields that every stored record has, and the JSON types of their values. */
export const commonFieldTypes: Readonly<Record<string, 'string' | 'number'>> = {
  id: 'string',
  createBy: 'string',
  createTime: 'string',
  updateBy: 'string',
  updateTime: 'string',
  sysOrgCode: 'string',
  tenantId: 'string',
  delFlag: 'number',
  version: 'number',
};

/** The common fields of the users and times of the first and the last save. */
export const stampFields: ReadonlySet<string> = new Set(['createBy', 'createTime', 'updateBy', 'updateTime']);
