// Made by `npm run generate`; never edited.
export interface RecordsByModel {
  'base/customer': BaseCustomerRecord;
  'base/depot': BaseDepotRecord;
  'base/material-category': BaseMaterialCategoryRecord;
  'base/material': BaseMaterialRecord;
  'base/supplier': BaseSupplierRecord;
  'base/unit': BaseUnitRecord;
  'certificate/certificate': CertificateCertificateRecord;
  'drawing/change': DrawingChangeRecord;
  'drawing/download': DrawingDownloadRecord;
  'drawing/drawing': DrawingDrawingRecord;
  'drawing/issue': DrawingIssueRecord;
  'drawing/pv-code': DrawingPvCodeRecord;
  'drawing/question': DrawingQuestionRecord;
  'erp/currency': ErpCurrencyRecord;
  'erp/expense-item': ErpExpenseItemRecord;
  'erp/payment-term': ErpPaymentTermRecord;
  'erp/tax-rate': ErpTaxRateRecord;
  'erp/unit-conversion': ErpUnitConversionRecord;
  'finance/account': FinanceAccountRecord;
  'finance/check': FinanceCheckRecord;
  'finance/invoice': FinanceInvoiceRecord;
  'finance/payable': FinancePayableRecord;
  'finance/payment': FinancePaymentRecord;
  'finance/receipt': FinanceReceiptRecord;
  'finance/receivable': FinanceReceivableRecord;
  'member/member': MemberMemberRecord;
  'nameplate/module-field': NameplateModuleFieldRecord;
  'nameplate/module': NameplateModuleRecord;
  'nameplate/product': NameplateProductRecord;
  'online-form/field': OnlineFormFieldRecord;
  'online-form/head': OnlineFormHeadRecord;
  'sales/inquiry-line': SalesInquiryLineRecord;
  'sales/inquiry': SalesInquiryRecord;
  'sales/order-line': SalesOrderLineRecord;
  'sales/order': SalesOrderRecord;
  'shop/category': ShopCategoryRecord;
  'stock/balance': StockBalanceRecord;
  'stock/barcode': StockBarcodeRecord;
  'stock/bill-line': StockBillLineRecord;
  'stock/bill': StockBillRecord;
  'stock/count-line': StockCountLineRecord;
  'stock/count': StockCountRecord;
  'stock/ledger': StockLedgerRecord;
  'system/announcement': SystemAnnouncementRecord;
  'system/category': SystemCategoryRecord;
  'system/check-rule': SystemCheckRuleRecord;
  'system/data-rule': SystemDataRuleRecord;
  'system/data-source': SystemDataSourceRecord;
  'system/depart-role': SystemDepartRoleRecord;
  'system/depart': SystemDepartRecord;
  'system/dict-item': SystemDictItemRecord;
  'system/dict': SystemDictRecord;
  'system/fill-rule': SystemFillRuleRecord;
  'system/http-trace': SystemHttpTraceRecord;
  'system/log': SystemLogRecord;
  'system/message-template': SystemMessageTemplateRecord;
  'system/message': SystemMessageRecord;
  'system/metric': SystemMetricRecord;
  'system/online': SystemOnlineRecord;
  'system/permission': SystemPermissionRecord;
  'system/position': SystemPositionRecord;
  'system/quartz-job': SystemQuartzJobRecord;
  'system/role': SystemRoleRecord;
  'system/rule-field': SystemRuleFieldRecord;
  'system/tenant': SystemTenantRecord;
  'system/user-announcement': SystemUserAnnouncementRecord;
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
   * 累计订货
   */
  ordered?: string | null;
  /**
   * 累计收款
   */
  paid?: string | null;
  /**
   * 可用额度
   */
  creditLeft?: string | null;
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
 * 供应商证书
 */
export interface CertificateCertificateRecord {
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
   * 供应商
   */
  supplier: string;
  /**
   * 证书类别
   */
  kind: string;
  /**
   * 证书编号
   */
  number: string;
  /**
   * 发证机关
   */
  issuedBy?: string | null;
  /**
   * 发证日期
   */
  issuedOn: string;
  /**
   * 有效期至
   */
  expiresOn?: string | null;
  /**
   * 负责人
   */
  keeper?: string | null;
  /**
   * 证书文件
   */
  files?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 物料变更
 */
export interface DrawingChangeRecord {
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
   * 变更单号
   */
  billNo?: string | null;
  /**
   * 申请日期
   */
  billDate?: string | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 图号
   */
  drawing: string;
  /**
   * 物料
   */
  material?: string | null;
  /**
   * 变更类别
   */
  kind: string;
  /**
   * 变更前
   */
  before: string;
  /**
   * 变更后
   */
  after?: string | null;
  /**
   * 变更原因
   */
  reason: string;
  /**
   * 生效日期
   */
  effectiveOn: string;
  /**
   * 在库品处理
   */
  stock?: string | null;
  /**
   * 申请人
   */
  applicant?: string | null;
  /**
   * 附件
   */
  files?: string | null;
  /**
   * 批准人
   */
  approvedBy?: string | null;
  /**
   * 批准日期
   */
  approvedOn?: string | null;
}
/**
 * 图纸下载
 */
export interface DrawingDownloadRecord {
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
   * 图号
   */
  drawing: string;
  /**
   * 图纸名称
   */
  name?: string | null;
  /**
   * 版本
   */
  revision?: string | null;
  /**
   * 下载人
   */
  downloadedBy: string;
  /**
   * 下载时间
   */
  downloadedOn: string;
  /**
   * 打印份数
   */
  copies?: number | null;
  /**
   * 用途
   */
  purpose?: string | null;
  /**
   * 纸图已收回
   */
  returned?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 图纸
 */
export interface DrawingDrawingRecord {
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
   * 图号
   */
  number: string;
  /**
   * 图纸名称
   */
  name: string;
  /**
   * 版本
   */
  revision: string;
  /**
   * 上级图纸
   */
  parentId?: string | null;
  /**
   * 物料
   */
  product?: string | null;
  /**
   * 材质
   */
  material?: string | null;
  /**
   * 图幅
   */
  sheet?: string | null;
  /**
   * 比例
   */
  scale?: string | null;
  /**
   * 单重
   */
  weight?: string | null;
  /**
   * 供应商
   */
  supplier?: string | null;
  /**
   * 设计人
   */
  designer?: string | null;
  /**
   * 图纸文件
   */
  files?: string | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 发布人
   */
  releasedBy?: string | null;
  /**
   * 发布日期
   */
  releasedOn?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 图纸供应商
 */
export interface DrawingIssueRecord {
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
   * 供应商
   */
  supplier: string;
  /**
   * 图号
   */
  drawing: string;
  /**
   * 下发版本
   */
  revision?: string | null;
  /**
   * 下发日期
   */
  issuedOn: string;
  /**
   * 接收人
   */
  contact?: string | null;
  /**
   * 接收邮箱
   */
  email?: string | null;
  /**
   * 已确认
   */
  confirmed?: boolean | null;
  /**
   * 确认日期
   */
  confirmedOn?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * PV 码
 */
export interface DrawingPvCodeRecord {
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
   * PV 码
   */
  code: string;
  /**
   * 图号
   */
  drawing: string;
  /**
   * 图纸名称
   */
  name?: string | null;
  /**
   * 物料
   */
  material?: string | null;
  /**
   * 供应商
   */
  supplier?: string | null;
  /**
   * 启用日期
   */
  validFrom?: string | null;
  /**
   * 停用日期
   */
  validTo?: string | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 图纸问题
 */
export interface DrawingQuestionRecord {
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
   * 问题编号
   */
  billNo?: string | null;
  /**
   * 图号
   */
  drawing: string;
  /**
   * 版本
   */
  revision?: string | null;
  /**
   * 提出的供应商
   */
  supplier?: string | null;
  /**
   * 提问人
   */
  asker?: string | null;
  /**
   * 提问日期
   */
  askedOn: string;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 问题
   */
  question: string;
  /**
   * 附图
   */
  pictures?: string | null;
  /**
   * 答复
   */
  answer?: string | null;
  /**
   * 答复人
   */
  answeredBy?: string | null;
  /**
   * 答复日期
   */
  answeredOn?: string | null;
}
/**
 * 币种
 */
export interface ErpCurrencyRecord {
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
   * 币种代码
   */
  code: string;
  /**
   * 币种名称
   */
  name: string;
  /**
   * 符号
   */
  symbol?: string | null;
  /**
   * 本位币
   */
  base?: boolean | null;
  /**
   * 汇率
   */
  rate: string;
  /**
   * 汇率日期
   */
  rateOn: string;
  /**
   * 小数位数
   */
  decimals?: number | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 费用项目
 */
export interface ErpExpenseItemRecord {
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
   * 项目名称
   */
  name: string;
  /**
   * 项目编码
   */
  code: string;
  /**
   * 上级项目
   */
  parentId?: string | null;
  /**
   * 会计科目
   */
  subject?: string | null;
  /**
   * 默认税率
   */
  tax?: string | null;
  /**
   * 需要发票
   */
  needsInvoice?: boolean | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 付款条件
 */
export interface ErpPaymentTermRecord {
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
   * 条件编码
   */
  code: string;
  /**
   * 条件名称
   */
  name: string;
  /**
   * 账期起算
   */
  basis: string;
  /**
   * 账期
   */
  days: number;
  /**
   * 预付比例
   */
  prepaid?: string | null;
  /**
   * 现金折扣
   */
  discount?: string | null;
  /**
   * 折扣期
   */
  discountDays?: number | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 税率
 */
export interface ErpTaxRateRecord {
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
   * 税率编码
   */
  code: string;
  /**
   * 税率名称
   */
  name: string;
  /**
   * 税种
   */
  kind: string;
  /**
   * 税率
   */
  rate: string;
  /**
   * 可抵扣
   */
  deductible?: boolean | null;
  /**
   * 生效日期
   */
  validFrom?: string | null;
  /**
   * 失效日期
   */
  validTo?: string | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 计量换算
 */
export interface ErpUnitConversionRecord {
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
   * 物料
   */
  material?: string | null;
  /**
   * 单位
   */
  fromUnit: string;
  /**
   * 换算成
   */
  toUnit: string;
  /**
   * 换算率
   */
  factor: string;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 账户
 */
export interface FinanceAccountRecord {
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
   * 账户编码
   */
  code?: string | null;
  /**
   * 账户名称
   */
  name: string;
  /**
   * 账户类型
   */
  kind: string;
  /**
   * 开户行
   */
  bank?: string | null;
  /**
   * 账号
   */
  accountNo?: string | null;
  /**
   * 负责人
   */
  keeper?: string | null;
  /**
   * 期初日期
   */
  openedOn?: string | null;
  /**
   * 期初余额
   */
  opening?: string | null;
  /**
   * 已收
   */
  received?: string | null;
  /**
   * 已付
   */
  paid?: string | null;
  /**
   * 账面余额
   */
  balance?: string | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 支票
 */
export interface FinanceCheckRecord {
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
   * 支票号码
   */
  number: string;
  /**
   * 开户银行
   */
  bank: string;
  /**
   * 出票日期
   */
  issuedOn: string;
  /**
   * 到期日
   */
  dueDate?: string | null;
  /**
   * 收款人
   */
  payee?: string | null;
  /**
   * 金额
   */
  amount: string;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 发票
 */
export interface FinanceInvoiceRecord {
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
   * 发票号码
   */
  number: string;
  /**
   * 方向
   */
  direction: string;
  /**
   * 开票日期
   */
  issuedOn: string;
  /**
   * 客户
   */
  customer?: string | null;
  /**
   * 供应商
   */
  supplier?: string | null;
  /**
   * 不含税金额
   */
  amount: string;
  /**
   * 税率
   */
  taxRate?: string | null;
  /**
   * 税额
   */
  tax?: string | null;
  /**
   * 价税合计
   */
  total?: string | null;
  /**
   * 发票文件
   */
  files?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 应付单
 */
export interface FinancePayableRecord {
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
   * 供应商
   */
  supplier: string;
  /**
   * 到期日
   */
  dueDate?: string | null;
  /**
   * 来源入库单
   */
  sourceBill?: string | null;
  /**
   * 来源单据
   */
  source?: string | null;
  /**
   * 金额
   */
  amount: string;
  /**
   * 已付金额
   */
  settled?: string | null;
  /**
   * 未付金额
   */
  unsettled?: string | null;
  /**
   * 未付清
   */
  open?: boolean | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 付款单
 */
export interface FinancePaymentRecord {
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
   * 付款日期
   */
  billDate: string;
  /**
   * 应付单
   */
  payable: string;
  /**
   * 金额
   */
  amount: string;
  /**
   * 结算方式
   */
  payment?: string | null;
  /**
   * 付款账户
   */
  account: string;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 收款单
 */
export interface FinanceReceiptRecord {
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
   * 收款日期
   */
  billDate: string;
  /**
   * 应收单
   */
  receivable: string;
  /**
   * 客户
   */
  customer?: string | null;
  /**
   * 金额
   */
  amount: string;
  /**
   * 结算方式
   */
  payment?: string | null;
  /**
   * 收款账户
   */
  account: string;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 应收单
 */
export interface FinanceReceivableRecord {
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
   * 到期日
   */
  dueDate?: string | null;
  /**
   * 来源订单
   */
  sourceOrder?: string | null;
  /**
   * 来源单据
   */
  source?: string | null;
  /**
   * 金额
   */
  amount: string;
  /**
   * 已收金额
   */
  settled?: string | null;
  /**
   * 未收金额
   */
  unsettled?: string | null;
  /**
   * 未收清
   */
  open?: boolean | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 会员
 */
export interface MemberMemberRecord {
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
   * 会员卡号
   */
  cardNo?: string | null;
  /**
   * 姓名
   */
  name: string;
  /**
   * 手机
   */
  phone: string;
  /**
   * 性别
   */
  sex?: string | null;
  /**
   * 生日
   */
  birthday?: string | null;
  /**
   * 等级
   */
  level: string;
  /**
   * 积分
   */
  points?: number | null;
  /**
   * 储值余额
   */
  balance?: string | null;
  /**
   * 入会日期
   */
  joinedOn: string;
  /**
   * 有效期至
   */
  validTo?: string | null;
  /**
   * 邮箱
   */
  email?: string | null;
  /**
   * 地址
   */
  address?: string | null;
  /**
   * 可用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 模块内容
 */
export interface NameplateModuleFieldRecord {
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
   * 模块
   */
  moduleId?: string | null;
  /**
   * 项目
   */
  name: string;
  /**
   * 示例
   */
  example?: string | null;
  /**
   * 横向位置
   */
  x?: string | null;
  /**
   * 纵向位置
   */
  y?: string | null;
  /**
   * 固定不变
   */
  fixed?: boolean | null;
}
/**
 * 模块信息
 */
export interface NameplateModuleRecord {
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
   * 模块编码
   */
  code: string;
  /**
   * 模块名称
   */
  name: string;
  /**
   * 材料
   */
  stuff: string;
  /**
   * 工艺
   */
  craft: string;
  /**
   * 长
   */
  plateLength: string;
  /**
   * 宽
   */
  plateWidth: string;
  /**
   * 样图
   */
  picture?: string | null;
  /**
   * 模块内容
   */
  lines?: NameplateModuleFieldRecord[];
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 铭牌
 */
export interface NameplateProductRecord {
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
   * 铭牌单号
   */
  billNo?: string | null;
  /**
   * 申请日期
   */
  billDate?: string | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 销售订单
   */
  salesOrder?: string | null;
  /**
   * 客户
   */
  customer?: string | null;
  /**
   * 物料
   */
  material?: string | null;
  /**
   * 产品名称
   */
  productName: string;
  /**
   * 产品型号
   */
  model: string;
  /**
   * 铭牌模块
   */
  module: string;
  /**
   * 额定电压
   */
  voltage?: string | null;
  /**
   * 额定功率
   */
  power?: string | null;
  /**
   * 起始出厂编号
   */
  serialFrom?: string | null;
  /**
   * 数量
   */
  qty: number;
  /**
   * 制造日期
   */
  madeOn?: string | null;
  /**
   * 需用日期
   */
  neededOn: string;
  /**
   * 申请人
   */
  applicant?: string | null;
  /**
   * 铭牌稿
   */
  files?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
  /**
   * 提交人
   */
  submittedBy?: string | null;
  /**
   * 提交时间
   */
  submittedOn?: string | null;
  /**
   * 审核人
   */
  examinedBy?: string | null;
  /**
   * 审核时间
   */
  examinedOn?: string | null;
  /**
   * 完成人
   */
  doneBy?: string | null;
  /**
   * 完成时间
   */
  doneOn?: string | null;
}
/**
 * 在线表单的字段
 */
export interface OnlineFormFieldRecord {
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
   * 表单
   */
  cgformHeadId?: string | null;
  /**
   * 字段名
   */
  dbFieldName: string;
  /**
   * 字段备注
   */
  dbFieldTxt: string;
  /**
   * 数据库类型
   */
  dbType: string;
  /**
   * 长度
   */
  dbLength?: number | null;
  /**
   * 小数位
   */
  dbPointLength?: number | null;
  /**
   * 控件类型
   */
  fieldShowType: string;
  /**
   * 字典编码
   */
  dictField?: string | null;
  /**
   * 字典表
   */
  dictTable?: string | null;
  /**
   * 字典文本
   */
  dictText?: string | null;
  /**
   * 必填
   */
  fieldMustInput?: boolean | null;
  /**
   * 表单显示
   */
  isShowForm?: boolean | null;
  /**
   * 列表显示
   */
  isShowList?: boolean | null;
  /**
   * 只读
   */
  isReadOnly?: boolean | null;
  /**
   * 查询
   */
  isQuery?: boolean | null;
  /**
   * 查询类型
   */
  queryMode?: string | null;
  /**
   * 验证规则
   */
  fieldValidType?: string | null;
  /**
   * 默认值
   */
  fieldDefaultValue?: string | null;
  /**
   * 列宽
   */
  fieldLength?: number | null;
  /**
   * 同步时的字段名
   */
  dbFieldNameOld?: string | null;
  /**
   * 排序
   */
  orderNum?: number | null;
}
/**
 * 在线表单
 */
export interface OnlineFormHeadRecord {
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
   * 表名
   */
  tableName: string;
  /**
   * 表描述
   */
  tableTxt: string;
  /**
   * 表类型
   */
  tableType: string;
  /**
   * 表单分类
   */
  formCategory?: string | null;
  /**
   * 表单风格
   */
  formTemplate: string;
  /**
   * 显示复选框
   */
  isCheckbox?: boolean | null;
  /**
   * 是否树
   */
  isTree?: boolean | null;
  /**
   * 主表
   */
  mainHead?: string | null;
  /**
   * 映射关系
   */
  relationType?: string | null;
  /**
   * 附表序号
   */
  tabOrderNum?: number | null;
  /**
   * 字段
   */
  fields: OnlineFormFieldRecord[];
  /**
   * 扩展配置
   */
  extConfigJson?: string | null;
  /**
   * 同步数据库状态
   */
  isDbSynch?: string | null;
  /**
   * 版本
   */
  tableVersion?: number | null;
  /**
   * 配置地址
   */
  pagePath?: string | null;
  /**
   * 同步的文档
   */
  documentHash?: string | null;
}
/**
 * 询价明细
 */
export interface SalesInquiryLineRecord {
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
   * 询价单
   */
  inquiryId?: string | null;
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
   * 期望单价
   */
  targetPrice?: string | null;
  /**
   * 报价单价
   */
  price?: string | null;
  /**
   * 报价金额
   */
  amount?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 询价单
 */
export interface SalesInquiryRecord {
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
   * 询价日期
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
   * 报价有效期至
   */
  validUntil?: string | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 询价明细
   */
  lines: SalesInquiryLineRecord[];
  /**
   * 报价合计
   */
  amount?: string | null;
  /**
   * 已全部报价
   */
  priced?: boolean | null;
  /**
   * 已下单金额
   */
  ordered?: string | null;
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
   * 未出库
   */
  open?: string | null;
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
   * 来源询价单
   */
  inquiry?: string | null;
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
   * 已全部出库
   */
  delivered?: boolean | null;
  /**
   * 待审核出库数量
   */
  pending?: string | null;
  /**
   * 已转应收金额
   */
  claimed?: string | null;
  /**
   * 未转应收金额
   */
  unclaimed?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 商城类目
 */
export interface ShopCategoryRecord {
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
   * 类目名称
   */
  name: string;
  /**
   * 类目编码
   */
  code: string;
  /**
   * 上级类目
   */
  parentId?: string | null;
  /**
   * 图片
   */
  picture?: string | null;
  /**
   * 在商城显示
   */
  shown?: boolean | null;
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
 * 仓库条码
 */
export interface StockBarcodeRecord {
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
   * 条码
   */
  content: string;
  /**
   * 条码种类
   */
  kind: string;
  /**
   * 物料
   */
  material: string;
  /**
   * 规格型号
   */
  specification?: string | null;
  /**
   * 批号
   */
  batch?: string | null;
  /**
   * 仓库
   */
  depot?: string | null;
  /**
   * 库位
   */
  bin?: string | null;
  /**
   * 包装数量
   */
  packQty?: string | null;
  /**
   * 生产日期
   */
  producedOn?: string | null;
  /**
   * 失效日期
   */
  expiresOn?: string | null;
  /**
   * 打印次数
   */
  printCount?: number | null;
  /**
   * 最近打印
   */
  printedOn?: string | null;
  /**
   * 启用
   */
  enabled?: boolean | null;
  /**
   * 备注
   */
  remark?: string | null;
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
   * 单价
   */
  price?: string | null;
  /**
   * 金额
   */
  amount?: string | null;
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
   * 供应商
   */
  supplier?: string | null;
  /**
   * 来源订单
   */
  sourceOrderId?: string | null;
  /**
   * 订单号
   */
  orderNo?: string | null;
  /**
   * 采购单号
   */
  purchaseNo?: string | null;
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
   * 金额合计
   */
  amount?: string | null;
  /**
   * 已转应付金额
   */
  claimed?: string | null;
  /**
   * 未转应付金额
   */
  unclaimed?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 盘点明细
 */
export interface StockCountLineRecord {
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
   * 盘点单
   */
  countId?: string | null;
  /**
   * 条码
   */
  barcode?: string | null;
  /**
   * 物料
   */
  material: string;
  /**
   * 规格型号
   */
  specification?: string | null;
  /**
   * 账面数量
   */
  bookQty?: string | null;
  /**
   * 实盘数量
   */
  countedQty: string;
  /**
   * 盈亏数量
   */
  difference?: string | null;
  /**
   * 记账数量
   */
  posted?: string | null;
  /**
   * 盈亏原因
   */
  reason?: string | null;
}
/**
 * 盘点单
 */
export interface StockCountRecord {
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
   * 盘点日期
   */
  billDate: string;
  /**
   * 仓库
   */
  depot: string;
  /**
   * 盘点人
   */
  counter?: string | null;
  /**
   * 状态
   */
  status?: string | null;
  /**
   * 盘点明细
   */
  lines: StockCountLineRecord[];
  /**
   * 盈亏合计
   */
  difference?: string | null;
  /**
   * 记账合计
   */
  posted?: string | null;
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
   * 盘点单
   */
  countId?: string | null;
  /**
   * 盘点行
   */
  countLine?: string | null;
  /**
   * 记账日期
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
 * 系统通告
 */
export interface SystemAnnouncementRecord {
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
   * 标题
   */
  titile: string;
  /**
   * 消息类型
   */
  msgCategory: string;
  /**
   * 摘要
   */
  msgAbstract?: string | null;
  /**
   * 开始时间
   */
  startTime?: string | null;
  /**
   * 结束时间
   */
  endTime?: string | null;
  /**
   * 优先级
   */
  priority: string;
  /**
   * 通告对象
   */
  msgType: string;
  /**
   * 指定用户
   */
  userIds?: string | null;
  /**
   * 处理方式
   */
  openType?: string | null;
  /**
   * 打开什么
   */
  openPage?: string | null;
  /**
   * 哪条记录
   */
  busId?: string | null;
  /**
   * 业务类型
   */
  busType?: string | null;
  /**
   * 钉钉任务
   */
  dtTaskId?: string | null;
  /**
   * 内容
   */
  msgContent?: string | null;
  /**
   * 发布人
   */
  sender?: string | null;
  /**
   * 发布状态
   */
  sendStatus?: string | null;
  /**
   * 发布时间
   */
  sendTime?: string | null;
  /**
   * 撤销时间
   */
  cancelTime?: string | null;
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
 * 数据源
 */
export interface SystemDataSourceRecord {
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
   * 数据源编码
   */
  code: string;
  /**
   * 数据源名称
   */
  name: string;
  /**
   * 数据库类型
   */
  dbType: string;
  /**
   * 驱动类
   */
  dbDriver: string;
  /**
   * 数据源地址
   */
  dbUrl: string;
  /**
   * 数据库名称
   */
  dbName?: string | null;
  /**
   * 用户名
   */
  dbUsername: string;
  /**
   * 密码
   */
  dbPassword?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
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
 * 请求追踪
 */
export interface SystemHttpTraceRecord {
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
   * 请求时间
   */
  time?: string | null;
  /**
   * 请求方法
   */
  method?: string | null;
  /**
   * 请求URL
   */
  uri?: string | null;
  /**
   * 响应状态
   */
  status?: string | null;
  /**
   * 请求耗时
   */
  duration?: number | null;
  /**
   * 账号
   */
  username?: string | null;
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
 * 消息模板
 */
export interface SystemMessageTemplateRecord {
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
   * 模板编码
   */
  templateCode: string;
  /**
   * 模板标题
   */
  templateName: string;
  /**
   * 模板类型
   */
  templateType: string;
  /**
   * 模板内容
   */
  templateContent: string;
  /**
   * 测试参数
   */
  templateTestJson?: string | null;
}
/**
 * 消息
 */
export interface SystemMessageRecord {
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
   * 消息标题
   */
  esTitle?: string | null;
  /**
   * 发送方式
   */
  esType?: string | null;
  /**
   * 接收人
   */
  esReceiver?: string | null;
  /**
   * 发送内容
   */
  esContent?: string | null;
  /**
   * 参数
   */
  esParam?: string | null;
  /**
   * 发送状态
   */
  esSendStatus?: string | null;
  /**
   * 发送次数
   */
  esSendNum?: number | null;
  /**
   * 发送时间
   */
  esSendTime?: string | null;
  /**
   * 发送结果
   */
  esResult?: string | null;
  /**
   * 备注
   */
  remark?: string | null;
}
/**
 * 性能指标
 */
export interface SystemMetricRecord {
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
   * 参数
   */
  name?: string | null;
  /**
   * 描述
   */
  description?: string | null;
  /**
   * 当前值
   */
  value?: string | null;
  /**
   * 单位
   */
  unit?: string | null;
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
 * 定时任务
 */
export interface SystemQuartzJobRecord {
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
   * 任务类名
   */
  jobClassName: string;
  /**
   * cron表达式
   */
  cronExpression: string;
  /**
   * 参数
   */
  parameter?: string | null;
  /**
   * 描述
   */
  description?: string | null;
  /**
   * 状态
   */
  status: number;
  /**
   * 下次执行
   */
  nextRunTime?: string | null;
  /**
   * 上次执行
   */
  lastRunTime?: string | null;
  /**
   * 执行结果
   */
  lastResult?: string | null;
  /**
   * 执行最晚到
   */
  runningUntil?: string | null;
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
 * 租户
 */
export interface SystemTenantRecord {
  /**
   * 租户编号
   */
  id: number;
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
   * 租户名称
   */
  name: string;
  /**
   * 开始时间
   */
  beginDate?: string | null;
  /**
   * 结束时间
   */
  endDate?: string | null;
  /**
   * 状态
   */
  status: number;
  /**
   * 简称
   */
  shortName?: string | null;
  /**
   * 页脚
   */
  footContent?: string | null;
}
/**
 * 我的消息
 */
export interface SystemUserAnnouncementRecord {
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
   * 通告
   */
  anntId?: string | null;
  /**
   * 标题
   */
  titile?: string | null;
  /**
   * 消息类型
   */
  msgCategory?: string | null;
  /**
   * 摘要
   */
  msgAbstract?: string | null;
  /**
   * 内容
   */
  msgContent?: string | null;
  /**
   * 发布人账号
   */
  sender?: string | null;
  /**
   * 发布人
   */
  senderName?: string | null;
  /**
   * 发布时间
   */
  sendTime?: string | null;
  /**
   * 优先级
   */
  priority?: string | null;
  /**
   * 阅读状态
   */
  readFlag?: string | null;
  /**
   * 处理方式
   */
  openType?: string | null;
  /**
   * 打开什么
   */
  openPage?: string | null;
  /**
   * 记录编号
   */
  busId?: string | null;
  /**
   * 业务类型
   */
  busType?: string | null;
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
   * 现在的手机号码
   */
  savedPhone?: string | null;
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
   * 同步工作流
   */
  activitiSync?: number | null;
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
