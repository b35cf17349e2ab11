import dayjs from 'dayjs';

import { dayFrom, materialNamed, withIds, type AreaParts } from './area-rows.ts';
import type { DemoRow } from './demo-row.ts';
import { makeDrawings } from './drawing-data.ts';
import { idSequence } from './random.ts';

export function makeAreaData(parts: AreaParts): [model: string, rows: DemoRow[]][] {
  return [
    ...makeMembers(parts),
    ...makeErp(parts),
    ...makeBarcodes(parts),
    ...makeDrawings(parts),
    ...makePlates(parts),
  ];
}

function makeMembers({ today }: AreaParts): [string, DemoRow[]][] {
  const members = [
    ['周敏', '13816204471', '2', '1988-05-16', 'gold', 3_260, '1200.00', 700],
    ['陈建华', '13701825390', '1', '1979-11-02', 'diamond', 12_840, '5000.00', 1_400],
    ['林佳怡', '15821346608', '2', '1995-03-28', 'normal', 120, '0.00', 40],
    ['韩志强', '13512098846', '1', '1983-08-09', 'silver', 980, '260.50', 310],
    ['吴雨桐', '18017564423', '2', '1991-12-21', 'normal', 45, '0.00', 15],
  ].map(([name, phone, sex, birthday, level, points, balance, ago]) => ({
    name,
    phone,
    sex,
    birthday,
    level,
    points,
    balance,
    joinedOn: dayFrom(today, -Number(ago)),
    validTo: level === 'normal' ? null : dayFrom(today, 1_095 - Number(ago)),
  }));
  return [['member/member', withIds(72, members)]];
}

function makeErp({ base, today }: AreaParts): [string, DemoRow[]][] {
  const rateOn = dayFrom(today, -1);
  const currencies = [
    ['CNY', '人民币', '¥', '1', true, 2],
    ['USD', '美元', '$', '7.125600', false, 2],
    ['EUR', '欧元', '€', '8.263100', false, 2],
    ['HKD', '港元', 'HK$', '0.913400', false, 2],
    ['JPY', '日元', '¥', '0.047800', false, 0],
  ].map(([code, name, symbol, rate, isBase, decimals]) => ({
    code,
    name,
    symbol,
    rate,
    base: isBase,
    decimals,
    rateOn,
  }));
  const rates = withIds(
    74,
    [
      ['VAT13', '增值税 13%', 'vat', 13, true],
      ['VAT9', '增值税 9%', 'vat', 9, true],
      ['VAT6', '增值税 6%', 'vat', 6, true],
      ['VAT3', '小规模 3%', 'vat', 3, false],
      ['FREE', '免税', 'none', 0, false],
    ].map(([code, name, kind, rate, deductible]) => ({ code, name, kind, rate, deductible, validFrom: '2019-04-01' })),
  );
  const terms = [
    ['CASH', '款到发货', 'order', 0, 100, 0, null],
    ['NET30', '开票后 30 天', 'invoice', 30, 0, 0, null],
    ['NET60', '月结 60 天', 'month-end', 60, 0, 0, null],
    ['30-70', '预付三成，货到 30 天', 'delivery', 30, 30, 0, null],
    ['2-10-30', '30 天，10 天内付款减 2%', 'invoice', 30, 0, 2, 10],
  ].map(([code, name, basis, days, prepaid, discount, discountDays]) => ({
    code,
    name,
    basis,
    days,
    prepaid,
    discount,
    discountDays,
  }));
  const unit = (code: string) => base.units.find((row) => row['code'] === code)?.id ?? null;
  const conversions = [
    [null, 'T', 'KG', 1_000],
    [null, 'PAIR', 'ZHI', 2],
    [materialNamed(base, '六角螺栓'), 'BOX', 'PCS', 500],
    [materialNamed(base, '深沟球轴承'), 'BOX', 'SET', 20],
  ] as const;
  return [
    ['erp/currency', withIds(73, currencies)],
    ['erp/tax-rate', rates],
    ['erp/payment-term', withIds(75, terms)],
    [
      'erp/unit-conversion',
      withIds(
        76,
        conversions.map(([material, from, to, factor]) => ({
          material: material?.id ?? null,
          fromUnit: unit(from),
          toUnit: unit(to),
          factor,
        })),
      ),
    ],
    ['erp/expense-item', makeExpenses(rates)],
  ];
}

function makeExpenses(rates: readonly DemoRow[]): DemoRow[] {
  const id = idSequence(77);
  const groups = [
    ['管理费用', '6602', ['办公费', '差旅费', '业务招待费', '水电费']],
    ['销售费用', '6601', ['运输费', '展览费', '广告费']],
  ] as const;
  return groups.flatMap(([name, code, items]) => {
    const root = { id: id(), name, code, subject: `${code} ${name}`, needsInvoice: false };
    const below = items.map((item, index) => ({
      id: id(),
      name: item,
      code: `${code}-${String(index + 1).padStart(2, '0')}`,
      parentId: root.id,
      subject: `${code} ${name} / ${item}`,
      tax: rates[item === '运输费' ? 1 : 2]?.id,
    }));
    return [root, ...below];
  });
}

function makeBarcodes({ base, today }: AreaParts): [string, DemoRow[]][] {
  const names = ['六角螺栓', '深沟球轴承', '断路器', '电磁阀', '封箱胶带', '接近开关'];
  const rows = names.map((name, index) => {
    const material = materialNamed(base, name);
    const made = dayFrom(today, -20 - index * 13);
    const batch = `${made.slice(2).replaceAll('-', '')}-${String.fromCodePoint(65 + (index % 2))}`;
    const isTape = name === '封箱胶带';
    return {
      content: isTape ? '6901234567892' : `${String(material?.['code'])}-${batch}`,
      kind: isTape ? 'ean13' : 'code128',
      material: material?.id,
      specification: material?.['specification'],
      batch,
      depot: base.depots[index % 3]?.id,
      bin: `A${String(index + 1).padStart(2, '0')}-0${String((index % 3) + 1)}`,
      producedOn: made,
      packQty: [500, 20, 10, 4, 36, 50][index],
      printCount: index % 3,
      expiresOn: isTape ? dayFrom(today, 640) : null,
    };
  });
  return [['stock/barcode', withIds(78, rows)]];
}

function makePlates({ base, today }: AreaParts): [string, DemoRow[]][] {
  const lineId = idSequence(82);
  const modules = withIds(
    81,
    [
      ['MK-60', '小型电器铭牌', 'aluminium', 'laser', 60, 40],
      ['MK-90', '电机铭牌', 'steel', 'etch', 90, 60],
      ['MK-S', '不干胶序号标', 'paper', 'print', 50, 20],
    ].map(([code, name, stuff, craft, plateLength, plateWidth]) => ({
      code,
      name,
      stuff,
      craft,
      plateLength,
      plateWidth,
      lines: ['产品名称', '型号', '出厂编号', '制造日期'].map((item, index) => ({
        id: lineId(),
        name: item,
        example: ['小型断路器', 'DZ47-63', 'SN20260001', '2026-03'][index],
        x: 5,
        y: 8 + index * 7,
      })),
    })),
  );
  const states = ['draft', 'submitted', 'submitted', 'examined', 'done', 'done'];
  const names = ['断路器', '接触器', '压力变送器', '电磁阀', '编码器', '标准气缸'];
  const at = (days: number, time: string) => `${dayFrom(today, days)} ${time}`;
  const plates = names.map((name, index) => {
    const material = materialNamed(base, name);
    const reached = ['draft', 'submitted', 'examined', 'done'].indexOf(states[index] ?? '');
    return {
      status: states[index],
      billDate: dayFrom(today, -index * 4 - 3),
      neededOn: dayFrom(today, 12 - index * 4),
      customer: base.customers[index]?.id,
      material: material?.id,
      productName: material?.['name'],
      model: material?.['specification'],
      module: modules[index % 2]?.id,
      voltage: 'AC 380 V',
      serialFrom: `SN${String(dayjs(today).year())}${String(index * 100 + 1).padStart(5, '0')}`,
      qty: [20, 50, 12, 8, 100, 30][index],
      ...(reached > 0 && { submittedBy: 'zhangwei', submittedOn: at(-index * 4 - 2, '10:12:00') }),
      ...(reached > 1 && { examinedBy: 'admin', examinedOn: at(-index * 4 - 1, '09:30:00') }),
      ...(reached > 2 && { doneBy: 'lina', doneOn: at(-index * 4 - 1, '16:45:00') }),
    };
  });
  return [
    ['nameplate/module', modules],
    ['nameplate/product', withIds(86, plates)],
  ];
}
