export const bareColumns = Object.entries({
  code: '客户编码',
  name: '客户名称',
  level: '等级',
  industry: '行业',
  contact: '联系人',
  phone: '手机',
  creditLimit: '信用额度',
  openedOn: '开户日期',
  address: '地址',
  email: '邮箱',
}).map(([key, title]) => ({ key, title }));

export const bareSearch = [
  ...['客户名称', '联系人', '手机'].map((name) => ({ name, kind: 'text' })),
  ...['等级', '行业'].map((name) => ({ name, kind: 'choice' })),
  { name: '开户日期', kind: 'range' },
] as const;

const groups = {
  基础资料: ['客户', '供应商', '物料', '仓库', '计量单位', '物料类别'],
  销售管理: ['销售订单', '销售报表'],
  仓储管理: ['出入库单', '库存', '库存流水'],
  系统管理: ['用户', '角色', '菜单', '部门', '字典'],
};

export const bareMenu = Object.entries(groups).map(([key, pages]) => ({
  key,
  label: key,
  children: pages.map((page) => ({ key: page, label: page })),
}));
