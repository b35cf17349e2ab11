/**
 * Paths, components and flags as a JeecgBoot of 2020 returns them to an administrator; each entry is indented below its
 * parent, and the titles are ours. Frames have the MD5 of their address as path; here the address is given as their
 * component.
 */
const entries = `
/dashboard/analysis dashboard/Analysis 首页
/report layouts/RouteView 统计报表
  /report/ArchivesStatisticst jeecg/report/ArchivesStatisticst 布局统计报表
  /report/ViserChartDemo jeecg/report/ViserChartDemo 图表示例
  /online/cgreport/6c7f59741c814347905a938f06ee003c modules/online/cgreport/auto/OnlCgreportAutoList 报表示例 no-route
/big/screen layouts/RouteView 大屏设计
  45f8908389f7804a8bbcc6c13a433171 {{window._CONFIG['domianURL']}}/big/screen/templat/index1 生产销售监控 external
  8a1d8dfe759ca380aa235d1824802481 {{window._CONFIG['domianURL']}}/big/screen/templat/index2 智慧物流监控
/isystem layouts/RouteView 系统管理
  /isystem/user system/UserList 用户管理
  /isystem/roleUserList system/RoleUserList 角色管理
  /isystem/permission system/PermissionList 菜单管理
  /isystem/depart system/DepartList 部门管理
  /isystem/departUserList system/DepartUserList 我的部门
  /isystem/position system/SysPositionList 职务管理
  /isystem/addressList system/AddressList 通讯录
  /isystem/dict system/DictList 数据字典
  /isys/category system/SysCategoryList 分类字典
  /isystem/annountCement system/SysAnnouncementList 系统通告
  /isys/tenant system/TenantList 租户管理
  /isystem/gatewayroute system/SysGatewayRouteList 网关路由
/online layouts/RouteView 在线开发
  /online/cgform modules/online/cgform/OnlCgformHeadList 在线表单开发
  /online/copyform/:code modules/online/cgform/OnlCgformCopyList 复制表单 hidden
  /online/cgreport modules/online/cgreport/OnlCgreportHeadList 在线报表配置
  /isystem/fillRule system/SysFillRuleList 系统编码规则
  /isystem/checkRule system/SysCheckRuleList 系统校验规则
  /online/cgformErpList/:code modules/online/cgform/auto/erp/OnlCgformErpList 在线表单 hidden
  /isystem/dataSource system/SysDataSourceList 多数据源管理
  /online/df/:table/:id modules/online/cgform/auto/OnlineDynamicForm 动态表单 hidden,no-route
  /online/cgformTreeList/:code modules/online/cgform/auto/OnlCgformTreeList 树表单列表 hidden
  /online/cgreport/:code modules/online/cgreport/auto/OnlCgreportAutoList 在线报表 hidden
  /online/cgformList/:code modules/online/cgform/auto/OnlCgformAutoList 在线表单 hidden
  /online/cgformInnerTableList/:code modules/online/cgform/auto/innerTable/OnlCgformInnerTableList 内嵌子表 hidden
/dashboard3 layouts/RouteView 系统监控
  /monitor layouts/RouteView 性能监控
    /monitor/redis/info modules/monitor/RedisInfo 缓存监控
    /monitor/JvmInfo modules/monitor/JvmInfo 虚拟机信息
    /monitor/HttpTrace modules/monitor/HttpTrace 请求追踪
    /monitor/TomcatInfo modules/monitor/TomcatInfo 容器信息
    /monitor/SystemInfo modules/monitor/SystemInfo 服务器信息
    /monitor/Disk modules/monitor/DiskMonitoring 磁盘监控
  /sys/dataLog-list system/DataLogList 数据日志
  5f22d2592b01c9e964efe70040162b83 {{window._CONFIG['domianURL']}}/druid/?token=\${token} 数据库监控
  /isystem/log system/LogList 日志管理
  10b80437abc6eee8c3e3daabb5e9f59e {{window._CONFIG['domianURL']}}/doc.html 在线文档
  /isystem/QuartzJobList system/QuartzJobList 定时任务
/message layouts/RouteView 消息中心
  /modules/message/sysMessageTemplateList modules/message/SysMessageTemplateList 模板管理
  /modules/message/sysMessageList modules/message/SysMessageList 消息管理
  /isps/userAnnouncement system/UserAnnouncementList 我的消息
/jeecg layouts/RouteView 常见案例
  /jeecg/SelectDemo jeecg/SelectDemo 自定义组件
  /online/cgformInnerTableList/56efb74326e74064b60933f6f8af30ea 111111 在线订单管理 no-route
  /jeecg/TableExpandeSub jeecg/TableExpandeSub 内嵌表格
  /online/cgreport/1260179852088135681 333333 在线用户报表 no-route
  /jeecg/jeecgDemoList jeecg/JeecgDemoList 单表模型示例
  /oss/file modules/oss/OSSFileList 对象存储
  /jeecg/ImagPreview jeecg/ImagPreview 图片预览
  /jeecg/tablist/JeecgOrderDMainList jeecg/tablist/JeecgOrderDMainList 一对多页签示例
  /jeecg/JeecgOrderMainList jeecg/JeecgOrderMainList 一对多示例
  /jeecg/JEditableTable jeecg/JeecgEditableTableExample 可编辑表格示例
  /jeecg/PrintDemo jeecg/PrintDemo 打印测试
  /jeecg/jeecgPdfView jeecg/JeecgPdfView 文档预览
  /jeecg/JeecgTreeTable jeecg/JeecgTreeTable 异步树列表
  /jeecg/JeecgOrderMainListForJEditableTable jeecg/JeecgOrderMainListForJEditableTable 一对多编辑
  /jeecg/tableTotal jeecg/TableTotal 表格合计
  /jeecg/imgTurnPage jeecg/ImgTurnPage 图片翻页
  /jeecg/helloworld jeecg/helloworld 你好
  /jeecg/imgDragSort jeecg/ImgDragSort 图片拖拽排序
  bfa89e563d9509fbc5c6503dd50faf2e http://www.baidu.com 百度
  /jeecg/splitPanel jeecg/SplitPanel 分屏
  /jeecg/InterfaceTest jeecg/InterfaceTest 数据回执模拟
  /jeecg/ImagCropper jeecg/ImagCropper 图片裁剪
/exception layouts/RouteView 异常页
  /exception/403 exception/403 没有权限
  /exception/404 exception/404 没有页面
  /exception/500 exception/500 服务器出错
/profile layouts/RouteView 详情页
  /profile/basic profile/basic/Index 基础详情页
  /profile/advanced profile/advanced/Advanced 高级详情页
/result layouts/PageView 结果页
  /result/success result/Success 成功
  /result/fail result/Error 失败
/list layouts/PageView 列表页
  /list/query-list list/TableList 查询表格
  /list/edit-table list/TableInnerEditList 内联编辑表格
  /list/user-list list/UserList 用户列表
  /list/role-list list/RoleList 角色列表
  /list/permission-list list/PermissionList 权限列表
  /list/basic-list list/StandardList 标准列表
  /list/card list/CardList 卡片列表
  /list/search list/search/SearchLayout 搜索列表
    /list/search/article list/TableList 文章
    /list/search/application list/TableList 应用
    /list/search/project list/TableList 项目
/form layouts/PageView 表单页
  /form/step-form form/stepForm/StepForm 分步表单
  /form/advanced-form form/advancedForm/AdvancedForm 高级表单
/account layouts/RouteView 个人页 hidden
  /account/center account/center/Index 个人中心
  /account/settings/Index account/settings/Index 个人设置 always-show
    /account/settings/security account/settings/Security 安全设置
    /account/settings/binding account/settings/Binding 账户绑定
    /account/settings/custom account/settings/Custom 个性化设置
    /account/settings/notification account/settings/Notification 新消息通知
    /account/settings/BaseSetting account/settings/BaseSetting 基本设置 hidden
  /dashboard/workplace dashboard/Workplace 工作台
`;

export interface JeecgBootEntry {
  id: string;
  path: string;
  component: string;
  route: '0' | '1';
  hidden?: true;
  alwaysShow?: true;
  meta: { title: string; keepAlive: false; internalOrExternal: boolean; url?: string };
  children?: JeecgBootEntry[];
}

export function jeecgBootMenu(): JeecgBootEntry[] {
  const top: JeecgBootEntry[] = [];
  const open: JeecgBootEntry[] = [];
  for (const line of entries.split('\n').filter((each) => each.trim() !== '')) {
    const depth = (line.length - line.trimStart().length) / 2;
    const entry = entryOf(line.trim());
    const above = depth === 0 ? undefined : open[depth - 1];
    if (above) (above.children ??= []).push(entry);
    else top.push(entry);
    open[depth] = entry;
  }
  return top;
}

function entryOf(line: string): JeecgBootEntry {
  const [path = '', component = '', title = '', flags = ''] = line.split(' ');
  const isFrame = /^(?:http|\{\{)/.test(component);
  return {
    id: path,
    path,
    component: isFrame ? 'layouts/IframePageView' : component,
    route: flags.includes('no-route') ? '0' : '1',
    ...(flags.includes('hidden') && { hidden: true as const }),
    ...(flags.includes('always-show') && { alwaysShow: true as const }),
    meta: {
      title,
      keepAlive: false as const,
      internalOrExternal: flags.includes('external'),
      ...(isFrame && { url: component }),
    },
  };
}
