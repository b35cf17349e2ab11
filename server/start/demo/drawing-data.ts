import { dayFrom, materialNamed, withIds, type AreaParts } from './area-rows.ts';
import type { DemoRow } from './demo-row.ts';

export function makeDrawings({ base, suppliers, today }: AreaParts): [model: string, rows: DemoRow[]][] {
  const at = (days: number, time: string) => `${dayFrom(today, days)} ${time}`;
  const supplier = (index: number) => suppliers[index % suppliers.length];
  const drawings = withIds(
    91,
    [
      ['JSQ-100', '减速器总装图', null, 'A0', '1:2', 86.4, 'released', null],
      ['JSQ-100-01', '箱体', 0, 'A1', '1:2', 38.2, 'released', 'HT250'],
      ['JSQ-100-02', '输入轴', 0, 'A3', '1:1', 3.65, 'released', '40Cr'],
      ['JSQ-100-03', '输出轴', 0, 'A3', '1:1', 6.12, 'draft', '40Cr'],
      ['JSQ-100-04', '轴承端盖', 0, 'A4', '1:1', 0.82, 'released', 'Q235A'],
      ['JSQ-100-04-01', '密封垫', 4, 'A4', '2:1', 0.03, 'obsolete', '石棉橡胶板'],
      ['ZJ-205', '电机支架', null, 'A2', '1:2', 12.7, 'released', 'Q355B'],
    ].map(([number, name, , sheet, scale, weight, status, material], index) => ({
      number,
      name,
      sheet,
      scale,
      weight,
      status,
      material,
      designer: 'admin',
      revision: index === 1 ? 'B' : 'A',
      supplier: supplier(index)?.id,
      ...(status !== 'draft' && { releasedBy: 'admin', releasedOn: dayFrom(today, -60 + index * 5) }),
    })),
  );
  const [root, box, shaft, out, cover, seal, bracket] = drawings;
  for (const part of [box, shaft, out, cover]) if (part) part['parentId'] = root?.id;
  if (seal) seal['parentId'] = cover?.id;
  const of = (drawing: DemoRow | undefined) => ({ drawing: drawing?.id, revision: drawing?.['revision'] });
  const downloads = [
    [box, 'lina', -12, '09:18:22', 2, '发外协铸造'],
    [shaft, 'lina', -9, '14:02:51', 1, '车间加工'],
    [bracket, 'zhangwei', -4, '10:40:07', 0, '报价'],
    [root, 'admin', -1, '16:25:33', 1, '装配评审'],
  ] as const;
  const questions = [
    [box, 'open', '轴承孔 φ90H7 的同轴度没有标注，按多少控制？', null],
    [shaft, 'answered', '调质硬度是 HB 还是 HRC？', 'HB 241～286，B 版图纸补上。'],
    [bracket, 'closed', '底板能否改用 12 mm 的板？', '可以，重量按 13.4 kg 计。'],
  ] as const;
  const changes = [
    [cover, 'replace', '石棉橡胶板密封垫', '丁腈橡胶 O 形圈 φ90×3.1', '石棉材料停用', 'approved', -20],
    [box, 'modify', 'HT200', 'HT250', '壁厚减薄后强度不够', 'submitted', 10],
    [bracket, 'add', '无', '加强筋 2 件', '振动试验不合格', 'draft', 20],
  ] as const;
  return [
    ['drawing/drawing', drawings],
    [
      'drawing/download',
      withIds(
        92,
        downloads.map(([drawing, downloadedBy, ago, time, copies, purpose]) => ({
          ...of(drawing),
          name: drawing?.['name'],
          downloadedBy,
          downloadedOn: at(ago, time),
          copies,
          purpose,
        })),
      ),
    ],
    [
      'drawing/question',
      withIds(
        93,
        questions.map(([drawing, status, question, answer], index) => ({
          ...of(drawing),
          status,
          question,
          answer,
          supplier: supplier(index)?.id,
          asker: 'lina',
          askedOn: dayFrom(today, -8 + index),
          ...(answer && { answeredBy: 'admin', answeredOn: dayFrom(today, -3) }),
        })),
      ),
    ],
    [
      'drawing/change',
      withIds(
        94,
        changes.map(([drawing, kind, before, after, reason, status, days]) => ({
          drawing: drawing?.id,
          kind,
          before,
          after,
          reason,
          status,
          stock: '在库品用完为止',
          material: kind === 'replace' ? null : materialNamed(base, kind === 'add' ? '角钢' : '热轧钢板')?.id,
          billDate: dayFrom(today, Math.min(days, 0) - 5),
          effectiveOn: dayFrom(today, days),
          ...(status === 'approved' && { approvedBy: 'admin', approvedOn: dayFrom(today, days - 3) }),
        })),
      ),
    ],
    [
      'drawing/issue',
      withIds(
        95,
        [box, shaft, cover, bracket].map((drawing, index) => ({
          ...of(drawing),
          supplier: supplier(index)?.id,
          contact: supplier(index)?.['contact'],
          email: supplier(index)?.['email'],
          issuedOn: dayFrom(today, -30 + index * 6),
          confirmed: index < 2,
          ...(index < 2 && { confirmedOn: dayFrom(today, -27 + index * 6) }),
        })),
      ),
    ],
    [
      'drawing/pv-code',
      withIds(
        96,
        [box, shaft, cover, bracket].map((drawing, index) => ({
          code: `PV${String(2101 + index * 7)}`,
          drawing: drawing?.id,
          name: drawing?.['name'],
          material: materialNamed(base, ['钢板', '角钢', '工字钢', '槽钢'][index] ?? '')?.id,
          supplier: supplier(index)?.id,
          validFrom: dayFrom(today, -200 + index * 30),
        })),
      ),
    ],
    [
      'system/message',
      withIds(
        97,
        [box, shaft, cover].map((drawing, index) => ({
          esTitle: `图纸 ${String(drawing?.['number'])} 已发布`,
          esType: '2',
          esReceiver: supplier(index)?.['email'],
          esContent: `图纸 ${String(drawing?.['number'])} ${String(drawing?.['name'])} 已发布，请登录系统下载。`,
          esSendStatus: index === 2 ? '-1' : '1',
          esSendNum: index === 2 ? 5 : 1,
          esSendTime: at(-30 + index * 6, '17:30:00'),
          esResult: index === 2 ? '邮箱不存在' : null,
        })),
      ),
    ],
  ];
}
