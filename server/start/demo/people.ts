import type { Company } from '../../accounts/index.ts';

const goods = ['base:material:list', 'base:material-category:list', 'base:unit:list', 'base:depot:list'];

export const people: Company = {
  departments: [
    { orgCode: 'A01A04', name: '采购部' },
    { orgCode: 'A01A05', name: '质量部' },
  ],
  roles: [
    {
      code: 'sales',
      name: '销售',
      grants: [
        ...goods,
        'base:customer:list',
        'base:customer:add',
        'base:customer:edit',
        'base:customer:export',
        'sales:inquiry:*',
        'sales:order:list',
        'sales:order:add',
        'sales:order:edit',
        'sales:order:export',
        'stock:balance:list',
        'finance:receivable:list',
      ],
    },
    {
      code: 'warehouse',
      name: '仓管',
      grants: [
        'base:material:*',
        'base:material-category:list',
        'base:depot:list',
        'base:unit:list',
        'stock:*',
        'base:supplier:list',
        'sales:order:list',
        'sales:order:deliver',
      ],
    },
    {
      code: 'purchase',
      name: '采购',
      grants: [
        ...goods,
        'base:supplier:*',
        'certificate:certificate:*',
        'stock:balance:list',
        'stock:bill:list',
        'stock:bill:add',
        'stock:bill:edit',
        'stock:bill:export',
        'stock:bill:claim',
        'finance:payable:list',
        'finance:payable:add',
      ],
    },
    {
      code: 'finance',
      name: '财务',
      grants: [
        'finance:*',
        'erp:*',
        'base:customer:list',
        'base:customer:edit',
        'base:supplier:list',
        'sales:order:list',
        'sales:order:examine',
        'sales:order:unexamine',
        'sales:order:close',
        'sales:order:claim',
        'stock:bill:list',
        'stock:bill:claim',
      ],
    },
    {
      code: 'quality',
      name: '质量',
      grants: [
        'certificate:certificate:*',
        'drawing:*',
        'nameplate:*',
        'base:supplier:list',
        'base:material:list',
        'base:material-category:list',
        'stock:bill:list',
        'stock:balance:list',
      ],
    },
  ],
  users: [
    { username: 'liuyang', realname: '刘洋', role: 'purchase', orgCode: 'A01A04', post: '采购员' },
    { username: 'wangfang', realname: '王芳', sex: 2, role: 'finance', orgCode: 'A01A03', post: '会计' },
    { username: 'chenjing', realname: '陈静', sex: 2, role: 'quality', orgCode: 'A01A05', post: '质检员' },
  ],
};
