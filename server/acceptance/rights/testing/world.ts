import { createSchemaFolder } from '../../../catalogue/testing/folder.ts';

export interface Customer {
  id: string;
  name: string;
  region: string;
  credit: string;
}

export interface Order {
  id: string;
  no: string;
  customer: string;
  area: string;
}

export interface World {
  customers: Customer[];
  orders: Order[];
}

const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });

export const createWorldFolder = (): string =>
  createSchemaFolder({
    'realm/customer.model': {
      title: '领地客户',
      label: 'name',
      permission: 'realm:customer',
      schema: {
        type: 'object',
        required: ['name'],
        properties: {
          name: text('名称'),
          region: text('地区'),
          credit: { type: 'number', title: '额度', 'x-scale': 2 },
        },
      },
    },
    'realm/order.model': {
      title: '领地订单',
      label: 'no',
      permission: 'realm:order',
      schema: {
        type: 'object',
        required: ['no'],
        properties: {
          no: text('单号'),
          customer: text('客户', { 'x-ref': { model: 'realm/customer', copy: { region: 'area' } } }),
          area: text('区域', { readOnly: true }),
        },
      },
    },
    'realm/customers.query': { title: '客户查询', model: 'realm/customer', columns: ['name', 'credit'] },
  });

export const regions = ['东', '南', '西'] as const;

export const valuesOf = ({ name, credit }: Customer): string[] => [name, credit];
