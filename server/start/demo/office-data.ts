import { dayFrom, withIds, type AreaParts } from './area-rows.ts';
import type { DemoRow } from './demo-row.ts';
import { idSequence } from './random.ts';

export function makeOfficeData(parts: AreaParts): [model: string, rows: DemoRow[]][] {
  return [
    ['certificate/certificate', makeCertificates(parts)],
    ['shop/category', makeShopCategories()],
    ['system/announcement', makeAnnouncements()],
    ['system/message-template', makeTemplates()],
    ['system/check-rule', makeCheckRules()],
    ['system/fill-rule', makeFillRules()],
  ];
}

function makeCertificates({ suppliers, today }: AreaParts): DemoRow[] {
  const kinds = [
    ['license', '市场监督管理局', 'YZ', 3_650],
    ['quality', '中国质量认证中心', 'QMS', 1_095],
    ['permit', '市场监督管理局', 'XK', 1_825],
    ['report', '国家机械产品检测中心', 'BG', 365],
  ] as const;
  const usable = suppliers.filter(({ enabled }) => enabled !== false).slice(0, 9);
  const rows = usable.map((supplier, index) => {
    const [kind, issuedBy, prefix, days] = kinds[index % kinds.length] ?? kinds[0];
    const ago = index === 1 ? days - 20 : index === 3 ? days + 15 : 120 + index * 23;
    return {
      supplier: supplier.id,
      kind,
      issuedBy,
      number: `${prefix}-${String(2_024_310 + index * 37)}`,
      issuedOn: dayFrom(today, -ago),
      expiresOn: dayFrom(today, days - ago),
      keeper: 'chenjing',
    };
  });
  return withIds(111, rows);
}

function makeShopCategories(): DemoRow[] {
  const id = idSequence(112);
  const groups = [
    ['标准件', 'SC01', ['螺栓螺母', '垫圈销钉', '轴承']],
    ['电气', 'SC02', ['断路器', '接触器', '传感器', '电缆']],
    ['气动液压', 'SC03', ['气缸', '电磁阀', '管接头']],
    ['包装', 'SC04', ['纸箱', '胶带薄膜']],
  ] as const;
  return groups.flatMap(([name, code, items], index) => {
    const root = { id: id(), name, code, sortNo: index + 1 };
    const below = items.map((item, position) => {
      const number = String(position + 1).padStart(2, '0');
      return { id: id(), name: item, code: `${code}${number}`, parentId: root.id, sortNo: position + 1 };
    });
    return [root, ...below];
  });
}

function makeAnnouncements(): DemoRow[] {
  return withIds(
    113,
    [
      ['月末盘点安排', 'M', '每月最后一个工作日 15:00 起各仓停止收发货，盘点后恢复。'],
      ['对账提醒', 'L', '请销售在每月 5 日前与月结客户核对上月应收。'],
    ].map(([titile, priority, msgContent]) => ({
      titile,
      priority,
      msgContent,
      msgAbstract: msgContent,
      msgCategory: '1',
      msgType: 'ALL',
      sendStatus: '0',
    })),
  );
}

function makeTemplates(): DemoRow[] {
  return withIds(
    114,
    [
      ['order-shipped', '发货通知', '2', '${contact}，您好：订单 ${billNo} 已于 ${day} 发货，请留意查收。'],
      ['receivable-due', '到期提醒', '4', '应收单 ${billNo} 将于 ${day} 到期，金额 ${amount} 元。'],
      ['sign-in-code', '短信验证码', '1', '验证码 ${code}，5 分钟内有效，请勿告诉他人。'],
    ].map(([templateCode, templateName, templateType, templateContent]) => ({
      templateCode,
      templateName,
      templateType,
      templateContent,
      templateTestJson: JSON.stringify({
        contact: '周敏',
        billNo: 'SO202601050001',
        day: '2026-01-08',
        code: '308215',
      }),
    })),
  );
}

function makeCheckRules(): DemoRow[] {
  const rule = {
    digits: '*',
    pattern: '^[A-Z]\\d{4}-\\d{6}$',
    message: '应为类别编码、连字符和六位数字',
    priority: '1',
  };
  return withIds(115, [
    {
      ruleName: '物料编码',
      ruleCode: 'material_code',
      ruleDescription: '类别编码加流水号，如 F0101-000001',
      ruleJson: JSON.stringify([rule]),
    },
  ]);
}

function makeFillRules(): DemoRow[] {
  return withIds(116, [
    {
      ruleName: '订单编号',
      ruleCode: 'order_number',
      ruleClass: 'order-number',
      ruleParams: JSON.stringify({ prefix: 'SO' }),
    },
  ]);
}
