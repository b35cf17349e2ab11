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
