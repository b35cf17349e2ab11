import { expect, test } from 'vitest';

import { withReportParameters } from './report-parameters.ts';

test('entries of one report have its parameters by the names of its page', () => {
  const components = [
    { component: 'online/Report', document: 'cgreport/{code}.model' },
    { component: 'online/Form', document: 'cgform/{code}.model' },
  ];
  const entry = (path: string, component: string) => ({ path, component });
  const menu = [
    {
      path: '/report',
      component: 'layouts/RouteView',
      children: [entry('/online/cgreport/1590?sex=1&self_age=2', 'layouts/RouteView'), entry('/other?sex=1', 'x')],
    },
    entry('/online/cgreport/:id', 'online/Report'),
    entry('/online/cgformList/7?sex=1', 'online/Form'),
  ];
  expect(withReportParameters(menu, components)).toEqual([
    {
      ...menu[0],
      children: [entry('/online/cgreport/1590?self_sex=1&self_age=2', 'layouts/RouteView'), entry('/other?sex=1', 'x')],
    },
    menu[1],
    menu[2],
  ]);
});
