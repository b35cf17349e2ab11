export type BenchRow = Readonly<Record<string, string | number | boolean>>;

export interface BenchColumn {
  key: string;
  field: string;
  kind: 'text' | 'number' | 'select' | 'date' | 'checkbox';
  width: number;
  options: readonly { value: string; label: string }[];
}

const choices = Array.from({ length: 6 }, (_, index) => ({ value: `o${index}`, label: `Option ${index}` }));
const ten: readonly Pick<BenchColumn, 'field' | 'kind' | 'width'>[] = [
  { field: 'name', kind: 'text', width: 140 },
  { field: 'qty', kind: 'number', width: 100 },
  { field: 'price', kind: 'number', width: 100 },
  { field: 'category', kind: 'select', width: 130 },
  { field: 'date', kind: 'date', width: 140 },
  { field: 'active', kind: 'checkbox', width: 80 },
  { field: 'code', kind: 'text', width: 120 },
  { field: 'owner', kind: 'select', width: 130 },
  { field: 'status', kind: 'select', width: 130 },
  { field: 'remark', kind: 'text', width: 160 },
];

export function benchColumns(count: number): BenchColumn[] {
  return Array.from({ length: count }, (_, index) => {
    const { field, kind, width } = ten[index % ten.length] ?? { field: 'remark', kind: 'text', width: 160 };
    const key = index < ten.length ? field : `${field}${Math.floor(index / ten.length)}`;
    return { key, field, kind, width, options: kind === 'select' ? choices : [] };
  });
}

/**
 * Returns rows as a spreadsheet copies them to the clipboard, ten cells each; one of ten cells of codes and of names is
 * wrong.
 */
export function tableText(rows: number): string {
  return Array.from({ length: rows }, (_, index) => {
    const { qty, price, category, date, active, owner, status } = tableRow(index, ten.length);
    const name = index % 10 === 9 ? '' : `Pasted ${index}`;
    const code = index % 10 === 4 ? 'bad' : `CD-${String(index).padStart(4, '0')}`;
    return [
      name,
      qty,
      price,
      labelOf(category),
      date,
      active ? '是' : '否',
      code,
      labelOf(owner),
      labelOf(status),
      '贴',
    ];
  })
    .map((cells) => cells.join('\t'))
    .join('\r\n');
}

function labelOf(value: unknown): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

export function tableRow(index: number, columns: number): BenchRow {
  const row: BenchRow = {
    id: index,
    name: index % 97 === 96 ? '' : `Item ${index}`,
    qty: index % 50,
    price: (index * 31) % 1000,
    category: `o${index % 6}`,
    date: new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 10),
    active: index % 3 === 0,
    code: index % 89 === 88 ? 'bad' : `AB-${String(index % 10_000).padStart(4, '0')}`,
    owner: `o${(index * 5) % 6}`,
    status: `o${(index * 3) % 6}`,
    remark: '',
  };
  if (columns <= ten.length) return row;
  const more = benchColumns(columns).slice(ten.length);
  const values = more.map(({ key, field }) => [key, field === 'name' ? 'more' : (row[field] ?? '')]);
  return { ...row, ...Object.fromEntries(values) };
}
