import { defineCell } from '../../../runtime/registry/index.ts';
import { MoneyCell } from './Money.tsx';
import props from './money.props.schema.json';

export const moneyCell = defineCell({
  name: 'money',
  title: '金额',
  align: 'right',
  component: MoneyCell,
  draw: MoneyCell,
  props,
});
