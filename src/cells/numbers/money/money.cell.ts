import { defineCell } from '../../../runtime/registry/index.ts';
import props from './money.props.schema.json';
import { MoneyCell } from './Money.tsx';

export const moneyCell = defineCell({
  name: 'money',
  title: '金额',
  align: 'right',
  component: MoneyCell,
  draw: MoneyCell,
  props,
});
