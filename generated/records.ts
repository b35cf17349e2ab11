// Made by `npm run generate`; never edited.
export interface RecordsByModel {
  'base/customer': BaseCustomerRecord;
  'base/depot': BaseDepotRecord;
  'base/material-category': BaseMaterialCategoryRecord;
  'base/material': BaseMaterialRecord;
  'base/supplier': BaseSupplierRecord;
  'base/unit': BaseUnitRecord;
  'sales/order-line': SalesOrderLineRecord;
  'sales/order': SalesOrderRecord;
  'stock/balance': StockBalanceRecord;
  'stock/bill-line': StockBillLineRecord;
  'stock/bill': StockBillRecord;
  'stock/ledger': StockLedgerRecord;
  'system/category': SystemCategoryRecord;
  'system/check-rule': SystemCheckRuleRecord;
  'system/data-rule': SystemDataRuleRecord;
  'system/depart-role': SystemDepartRoleRecord;
  'system/depart': SystemDepartRecord;
  'system/dict-item': SystemDictItemRecord;
  'system/dict': SystemDictRecord;
  'system/fill-rule': SystemFillRuleRecord;
  'system/log': SystemLogRecord;
  'system/online': SystemOnlineRecord;
  'system/permission': SystemPermissionRecord;
  'system/position': SystemPositionRecord;
  'system/role': SystemRoleRecord;
  'system/rule-field': SystemRuleFieldRecord;
  'system/user': SystemUserRecord;
}
/**
 * 客户
 */
export interface BaseCustomerRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 客户编码
   */
  code?: string | null;
  /**
   * 客户名称
   */
  name: string;
  /**
   * 等级
   */
  level: string;
  /**
   * 行业
   */
  industry?: string | null;
  /**
   * 联系人
   */
  contact?: string | null;
  /**
   * 手机
   */
  phone?: string | null;
  /**
   * 邮箱
   */
  email?: string | null;
  /**
   * 信用额度
   */
  creditLimit?: string | null;
  /**
   * 开户日期
   */
  openedOn?: string | null;
  /**
   * 地址
   */
  address?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 仓库
 */
export interface BaseDepotRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 仓库编码
   */
  code: string;
  /**
   * 仓库名称
   */
  name: string;
  /**
   * 仓库类型
   */
  kind: string;
  /**
   * 保管员
   */
  keeper?: string | null;
  /**
   * 电话
   */
  phone?: string | null;
  /**
   * 地址
   */
  address?: string | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
}
/**
 * 物料类别
 */
export interface BaseMaterialCategoryRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 类别名称
   */
  name: string;
  /**
   * 类别编码
   */
  code: string;
  /**
   * 上级类别
   */
  parentId?: string | null;
  /**
   * 排序
   */
  sortNo?: number | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 物料
 */
export interface BaseMaterialRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 物料编码
   */
  code: string;
  /**
   * 物料名称
   */
  name: string;
  /**
   * 规格型号
   */
  specification?: string | null;
  /**
   * 物料类别
   */
  category: string;
  /**
   * 计量单位
   */
  unit: string;
  /**
   * 来源
   */
  source?: string | null;
  /**
   * 参考单价
   */
  price?: string | null;
  /**
   * 安全库存
   */
  safetyStock?: string | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 图片
   */
  pictures?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 供应商
 */
export interface BaseSupplierRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 供应商编码
   */
  code?: string | null;
  /**
   * 供应商名称
   */
  name: string;
  /**
   * 简称
   */
  shortName?: string | null;
  /**
   * 供应类别
   */
  category: string;
  /**
   * 评级
   */
  grade: string;
  /**
   * 联系人
   */
  contact?: string | null;
  /**
   * 手机
   */
  phone?: string | null;
  /**
   * 邮箱
   */
  email?: string | null;
  /**
   * 结算方式
   */
  settlement?: string | null;
  /**
   * 供货周期
   */
  leadDays?: number | null;
  /**
   * 联系人职务
   */
  contactPost?: string | null;
  /**
   * 主营分类
   */
  mainProducts?: string | null;
  /**
   * 采购员
   */
  buyer?: string | null;
  /**
   * 负责部门
   */
  depart?: string | null;
  /**
   * 统一社会信用代码
   */
  taxNumber?: string | null;
  /**
   * 开户银行
   */
  bank?: string | null;
  /**
   * 银行账号
   */
  bankAccount?: string | null;
  /**
   * 地址
   */
  address?: string | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 资质文件
   */
  certificates?: string | null;
  /**
   * 照片
   */
  photos?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 计量单位
 */
export interface BaseUnitRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 单位名称
   */
  name: string;
  /**
   * 单位编码
   */
  code: string;
  /**
   * 小数位数
   */
  decimals?: number | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 销售订单明细
 */
export interface SalesOrderLineRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 销售订单
   */
  orderId?: string | null;
  /**
   * 物料
   */
  material: string;
  /**
   * 规格型号
   */
  specification?: string | null;
  /**
   * 数量
   */
  qty: string;
  /**
   * 单价
   */
  price: string;
  /**
   * 金额
   */
  amount?: string | null;
  /**
   * 已出库
   */
  shipped?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 销售订单
 */
export interface SalesOrderRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 单据编号
   */
  billNo?: string | null;
  /**
   * 单据日期
   */
  billDate: string;
  /**
   * 客户
   */
  customer: string;
  /**
   * 联系人
   */
  contact?: string | null;
  /**
   * 联系电话
   */
  contactPhone?: string | null;
  /**
   * 交货日期
   */
  deliveryDate?: string | null;
  /**
   * 交货地址
   */
  deliveryAddress?: string | null;
  /**
   * 付款方式
   */
  payment?: string | null;
  /**
   * 经办人
   */
  operator?: string | null;
  /**
   * 部门
   */
  depart?: string | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 订单明细
   */
  lines: SalesOrderLineRecord[];
  /**
   * 数量合计
   */
  qty?: string | null;
  /**
   * 金额合计
   */
  amount?: string | null;
  /**
   * 已出库数量
   */
  shipped?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 库存
 */
export interface StockBalanceRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 仓库
   */
  depot?: string | null;
  /**
   * 物料
   */
  material?: string | null;
  /**
   * 库存数量
   */
  qty?: string | null;
}
/**
 * 出入库明细
 */
export interface StockBillLineRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 出入库单
   */
  billId?: string | null;
  /**
   * 物料
   */
  material: string;
  /**
   * 规格型号
   */
  specification?: string | null;
  /**
   * 数量
   */
  qty: string;
  /**
   * 来源订单行
   */
  sourceLineId?: string | null;
  /**
   * 来源订单
   */
  sourceOrderId?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 出入库单
 */
export interface StockBillRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 单据编号
   */
  billNo?: string | null;
  /**
   * 类型
   */
  kind: string;
  /**
   * 单据日期
   */
  billDate: string;
  /**
   * 仓库
   */
  depot: string;
  /**
   * 客户
   */
  customer?: string | null;
  /**
   * 来源订单
   */
  sourceOrderId?: string | null;
  /**
   * 订单号
   */
  orderNo?: string | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 明细
   */
  lines: StockBillLineRecord[];
  /**
   * 数量合计
   */
  qty?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 库存流水
 */
export interface StockLedgerRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 出入库单
   */
  billId?: string | null;
  /**
   * 过账日期
   */
  postedOn?: string | null;
  /**
   * 仓库
   */
  depot: string;
  /**
   * 物料
   */
  material: string;
  /**
   * 数量
   */
  qty: string;
}
/**
 * 分类字典
 */
export interface SystemCategoryRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 分类名称
   */
  name: string;
  /**
   * 分类编码
   */
  code?: string | null;
  /**
   * 父级节点
   */
  pid?: string | null;
}
/**
 * 编码校验规则
 */
export interface SystemCheckRuleRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 规则名称
   */
  ruleName: string;
  /**
   * 规则Code
   */
  ruleCode: string;
  /**
   * 规则描述
   */
  ruleDescription?: string | null;
  /**
   * 规则内容
   */
  ruleJson: string;
}
/**
 * 数据规则
 */
export interface SystemDataRuleRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 菜单
   */
  permissionId?: string | null;
  /**
   * 规则名称
   */
  ruleName: string;
  /**
   * 规则字段
   */
  ruleColumn: string;
  /**
   * 条件规则
   */
  ruleConditions: string;
  /**
   * 规则值
   */
  ruleValue: string;
  /**
   * 状态
   */
  status?: string | null;
}
/**
 * 部门角色
 */
export interface SystemDepartRoleRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 部门
   */
  departId: string;
  /**
   * 部门角色名称
   */
  roleName: string;
  /**
   * 部门角色编码
   */
  roleCode: string;
  /**
   * 描述
   */
  description?: string | null;
}
/**
 * 部门
 */
export interface SystemDepartRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 部门名称
   */
  departName: string;
  /**
   * 上级部门
   */
  parentId?: string | null;
  /**
   * 部门编码
   */
  orgCode?: string | null;
  /**
   * 部门类型
   */
  orgCategory?: string | null;
  /**
   * 排序
   */
  departOrder?: number | null;
  /**
   * 电话
   */
  mobile?: string | null;
  /**
   * 传真
   */
  fax?: string | null;
  /**
   * 地址
   */
  address?: string | null;
  /**
   * 备注
   */
  memo?: string | null;
}
/**
 * 字典项
 */
export interface SystemDictItemRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 字典
   */
  dictId: string;
  /**
   * 名称
   */
  itemText: string;
  /**
   * 数据值
   */
  itemValue: string;
  /**
   * 标签颜色
   */
  color?: string | null;
  /**
   * 描述
   */
  description?: string | null;
  /**
   * 排序
   */
  sortOrder?: number | null;
  /**
   * 状态
   */
  status?: number | null;
}
/**
 * 数据字典
 */
export interface SystemDictRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 字典名称
   */
  dictName: string;
  /**
   * 字典编号
   */
  dictCode: string;
  /**
   * 描述
   */
  description?: string | null;
  /**
   * 值的类型
   */
  type?: number | null;
}
/**
 * 填值规则
 */
export interface SystemFillRuleRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 规则名称
   */
  ruleName: string;
  /**
   * 规则Code
   */
  ruleCode: string;
  /**
   * 规则实现
   */
  ruleClass: string;
  /**
   * 规则参数
   */
  ruleParams?: string | null;
}
/**
 * 系统日志
 */
export interface SystemLogRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 日志内容
   */
  logContent?: string | null;
  /**
   * 日志类型
   */
  logType?: number | null;
  /**
   * 操作类型
   */
  operateType?: number | null;
  /**
   * 成功
   */
  success?: boolean | null;
  /**
   * 操作人账号
   */
  userid?: string | null;
  /**
   * 操作人名称
   */
  username?: string | null;
  /**
   * IP
   */
  ip?: string | null;
  /**
   * 耗时
   */
  costTime?: number | null;
  /**
   * 请求方法
   */
  requestType?: string | null;
  /**
   * 请求地址
   */
  requestUrl?: string | null;
  /**
   * 请求参数
   */
  requestParam?: string | null;
}
/**
 * 在线用户
 */
export interface SystemOnlineRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 用户账号
   */
  username?: string | null;
  /**
   * 用户姓名
   */
  realname?: string | null;
  /**
   * 性别
   */
  sex?: number | null;
  /**
   * 生日
   */
  birthday?: string | null;
  /**
   * 手机号码
   */
  phone?: string | null;
  /**
   * 登录地址
   */
  address?: string | null;
  /**
   * 浏览器
   */
  browser?: string | null;
  /**
   * 本次登录
   */
  own?: boolean | null;
  /**
   * 登录时间
   */
  loginTime?: string | null;
  /**
   * 会话
   */
  token?: string | null;
}
/**
 * 菜单
 */
export interface SystemPermissionRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 菜单名称
   */
  name: string;
  /**
   * 上级菜单
   */
  parentId?: string | null;
  /**
   * 菜单类型
   */
  menuType?: number | null;
  /**
   * 授权标识
   */
  perms?: string | null;
  /**
   * 授权策略
   */
  permsType?: string | null;
  /**
   * 图标
   */
  icon?: string | null;
  /**
   * 组件
   */
  component?: string | null;
  /**
   * 组件名称
   */
  componentName?: string | null;
  /**
   * 路径
   */
  url?: string | null;
  /**
   * 默认跳转地址
   */
  redirect?: string | null;
  /**
   * 排序
   */
  sortNo?: number | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 是否路由菜单
   */
  route?: boolean | null;
  /**
   * 隐藏路由
   */
  hidden?: boolean | null;
  /**
   * 是否缓存路由
   */
  keepAlive?: boolean | null;
  /**
   * 聚合路由
   */
  alwaysShow?: boolean | null;
  /**
   * 打开方式
   */
  internalOrExternal?: boolean | null;
  /**
   * 说明
   */
  description?: string | null;
}
/**
 * 职务
 */
export interface SystemPositionRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 职务编码
   */
  code: string;
  /**
   * 职务名称
   */
  name: string;
  /**
   * 职级
   */
  postRank: string;
}
/**
 * 角色
 */
export interface SystemRoleRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 角色名称
   */
  roleName: string;
  /**
   * 角色编码
   */
  roleCode: string;
  /**
   * 描述
   */
  description?: string | null;
}
/**
 * 规则字段
 */
export interface SystemRuleFieldRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 菜单
   */
  permissionId?: string | null;
  /**
   * 字段
   */
  title?: string | null;
}
/**
 * 用户
 */
export interface SystemUserRecord {
  /**
   * 编号
   */
  id?: string | null;
  /**
   * 创建人
   */
  createBy?: string | null;
  /**
   * 创建时间
   */
  createTime?: string | null;
  /**
   * 修改人
   */
  updateBy?: string | null;
  /**
   * 修改时间
   */
  updateTime?: string | null;
  /**
   * 所属部门
   */
  sysOrgCode?: string | null;
  /**
   * 租户
   */
  tenantId?: number | null;
  /**
   * 删除标记
   */
  delFlag?: number | null;
  /**
   * 版本
   */
  version?: number | null;
  /**
   * 用户账号
   */
  username: string;
  /**
   * 用户姓名
   */
  realname: string;
  /**
   * 工号
   */
  workNo?: string | null;
  /**
   * 头像
   */
  avatar?: string | null;
  /**
   * 性别
   */
  sex?: number | null;
  /**
   * 生日
   */
  birthday?: string | null;
  /**
   * 手机号码
   */
  phone?: string | null;
  /**
   * 邮箱
   */
  email?: string | null;
  /**
   * 座机
   */
  telephone?: string | null;
  /**
   * 职务
   */
  post?: string | null;
  /**
   * 身份
   */
  userIdentity?: number | null;
  /**
   * 负责部门
   */
  departIds?: string | null;
  /**
   * 所属租户
   */
  relTenantIds?: string | null;
  /**
   * 当前部门
   */
  orgCode?: string | null;
  /**
   * 状态
   */
  status?: number | null;
  /**
   * 部门
   */
  orgCodeTxt?: string | null;
  /**
   * 角色分配
   */
  selectedroles?: string | null;
  /**
   * 部门分配
   */
  selecteddeparts?: string | null;
  /**
   * 登录密码
   */
  password?: string | null;
  /**
   * 确认密码
   */
  confirmpassword?: string | null;
}
