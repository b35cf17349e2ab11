import { memoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { PageStory } from '../../../views/page/testing/PageStory.tsx';

const visit: JsonObject = {
  title: '拜访',
  schema: {
    type: 'object',
    properties: {
      day: { type: 'string', format: 'date', title: '日期' },
      area: {
        type: 'string',
        title: '地区',
        enum: ['n', 's'],
        'x-enum': [
          { value: 'n', label: '北方' },
          { value: 's', label: '南方' },
        ],
      },
      customer: { type: 'string', title: '客户' },
      cost: { type: 'number', title: '费用', 'x-scale': 2, 'x-unit': '元' },
    },
  },
};

const query = (group: JsonObject['group'], more: JsonObject = {}): JsonObject => ({
  title: '费用',
  model: 'crm/visit',
  search: [{ field: 'day', mode: 'range' }, 'area', 'customer'],
  group,
  measures: { cost: { title: '费用', sum: 'cost' }, visits: { title: '次数', count: true } },
  ...more,
});

const documents: Record<string, JsonObject> = {
  'crm/visit.model': visit,
  'crm/months.query': query([{ field: 'day', by: 'month' }]),
  'crm/areas.query': query(['area']),
  'crm/months-areas.query': query([{ field: 'day', by: 'month' }, 'area']),
  'crm/customers.query': query(['customer']),
  'crm/all.query': query([]),
  'crm/latest.query': { title: '最近的拜访', model: 'crm/visit', columns: ['day', 'customer', 'cost'] },
  'crm/load.request': { title: '负载', method: 'GET', path: '/crm/load/{server}' },
};

/** The rows that queries return, by the query's name in addresses. */
export const usualRows: Readonly<Record<string, JsonObject[]>> = {
  'crm.months': [
    { day: '2026-01', cost: '1200.50', visits: 3 },
    { day: '2026-02', cost: '800.00', visits: 2 },
    { day: '2026-04', cost: '20400.25', visits: 9 },
  ],
  'crm.areas': [
    { area: 'n', area_dictText: '北方', cost: '3000.00', visits: 6 },
    { area: 's', area_dictText: '南方', cost: '1000.00', visits: 3 },
    { area: null, cost: '500.00', visits: 1 },
  ],
  'crm.months-areas': [
    { day: '2026-01', area: 'n', area_dictText: '北方', cost: '700.00', visits: 2 },
    { day: '2026-01', area: 's', area_dictText: '南方', cost: '500.50', visits: 1 },
    { day: '2026-02', area: 'n', area_dictText: '北方', cost: '800.00', visits: 2 },
  ],
  'crm.customers': Array.from({ length: 12 }, (_, index) => ({
    customer: index === 0 ? '上海浦东精密机械制造有限责任公司第一分公司' : `客户${index}`,
    cost: `${(12 - index) * 100}.00`,
    visits: 12 - index,
  })),
  'crm.all': [{ cost: '22400.75', visits: 14 }],
  'crm.latest': [
    { id: '1', day: '2026-04-02', customer: '客户1', cost: '300.00' },
    { id: '2', day: '2026-04-01', customer: '客户2', cost: '12.50' },
  ],
};

/** A recorded call: the name of the query or the path, and its parameters. */
export interface StoryCall {
  name: string;
  params: Record<string, string>;
}

export type StoryAnswer = (call: StoryCall) => JsonObject[] | Promise<JsonObject[]>;

const usualAnswer: StoryAnswer = ({ name }) => usualRows[name] ?? [];

/** Returns a server that fails the given number of times, then answers. */
export function failing(times: number, kind: PortError['kind'] = 'server'): StoryAnswer {
  let left = times;
  return (call) => {
    left -= 1;
    if (left >= 0) throw new PortError(kind, '统计服务没有回答', { requestId: 'r-17' });
    return usualAnswer(call);
  };
}

/** A screen with one content component, in a container of the given width. */
export function ContentStory(props: {
  component: string;
  title?: string;
  props?: JsonObject;
  node?: JsonObject;
  filters?: JsonObject;
  answer?: StoryAnswer;
  onCall?: (call: StoryCall) => void;
  search?: string;
  more?: Record<string, JsonObject>;
  width?: number;
}) {
  const { component, title, answer = usualAnswer, onCall, search, more, width } = props;
  const content = {
    type: 'void',
    title,
    'x-component': component,
    'x-component-props': props.props ?? {},
    ...props.node,
  };
  const screen = { title: '看板', filters: props.filters ?? {}, properties: { _content: content } };
  return (
    <div style={width === undefined ? undefined : { width }}>
      <PageStory
        of="crm/board.screen"
        documents={{ ...documents, ...more, 'crm/board.screen': screen as JsonObject }}
        records={memoryRecords([])}
        search={search ?? ''}
        call={async ({ path, params = {} }) => {
          const call = { name: decodeURIComponent(path.split('/').at(-1) ?? ''), params };
          onCall?.(call);
          const records = await answer(call);
          return { result: { records, total: records.length }, message: '' };
        }}
      />
    </div>
  );
}
