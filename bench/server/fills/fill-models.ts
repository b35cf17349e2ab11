const text = { type: 'string', maxLength: 40 };
const quantity = { type: 'number', title: '数量', 'x-scale': 3 };
const entry = { item: { ...text, title: '物品' }, qty: quantity };

const documents = {
  'bench/move': {
    title: '收发',
    schema: { type: 'object', properties: { ...entry, status: { type: 'string', title: '状态' } } },
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft'],
      transitions: [{ name: 'examine', title: '审核', from: ['draft'], to: 'examined' }],
    },
    postings: [{ on: 'examine', into: 'bench/book', set: { item: '{{ $record.item }}', qty: '{{ $record.qty }}' } }],
  },
  'bench/book': { title: '流水', schema: { type: 'object', properties: entry } },
  'bench/stock': {
    title: '结存',
    schema: { type: 'object', properties: entry },
    balanceOf: { model: 'bench/book', by: ['item'], sum: ['qty'], min: { qty: 0 } },
  },
  'bench/note': { title: '便条', schema: { type: 'object', properties: { text: { ...text, title: '内容' } } } },
} as const;

export const fillDocuments = Object.entries(documents).map(([id, body]) => ({
  path: `${id}.model.json`,
  file: `${id}.model.json`,
  text: JSON.stringify({ kind: 'model', formatVersion: 1, ...body }),
}));
