import { expect, test } from 'vitest';

import { appFacts } from './app-facts.ts';
import { openCatalogue } from './catalogue.ts';
import { schemaFolder, smallBusiness } from './testing/folder.ts';

// covers: route-components
test('the client’s page gets the home, the fixed routes and the components of the app document', async () => {
  const documents = smallBusiness();
  const folder = schemaFolder({
    ...documents,
    'app.app': {
      ...documents['app.app'],
      home: '/base/customer',
      routes: [
        { path: '/orders', document: 'sales/order.model' },
        { path: '/old', redirect: '/orders', title: '旧地址', layout: 'blank' },
      ],
      components: [
        { component: 'demo/CustomerList', document: 'base/customer.list' },
        { component: 'online/List', document: 'base/customer.list', code: 'customers' },
      ],
    },
  });
  const catalogue = openCatalogue([folder]);
  expect(appFacts(catalogue.current())).toEqual({
    title: { 'zh-CN': '小商店', 'en-US': 'Shop' },
    home: '/base/customer',
    routes: [
      { path: '/orders', title: '销售订单', document: 'sales/order.model' },
      { path: '/old', title: '旧地址', redirect: '/orders', layout: 'blank' },
    ],
    components: [
      { component: 'demo/CustomerList', document: 'base/customer.list' },
      { component: 'online/List', document: 'base/customer.list', code: 'customers' },
    ],
  });
  catalogue.close();
});
