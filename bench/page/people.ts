export type Person = Readonly<
  Record<'id' | 'number' | 'name' | 'dept' | 'status' | 'amount' | 'city' | 'email' | 'phone' | 'openedOn', string>
>;

export const people: Person[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  number: `R${String(index).padStart(5, '0')}`,
  name: `Person ${index}`,
  dept: ['Sales', 'Finance', 'Research', 'Support', 'Legal'][index % 5] ?? '',
  status: String((index * 7) % 4),
  amount: (((index * 7919) % 100_000) / 100).toFixed(2),
  city: ['Oslo', 'Lima', 'Cairo', 'Quito', 'Riga', 'Perth', 'Kyoto'][index % 7] ?? '',
  email: `person${index}@example.com`,
  phone: `555-${String(index).padStart(6, '0')}`,
  openedOn: new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 10),
}));

export const pageSize = 100;

export const statuses = ['Draft', 'Active', 'Paused', 'Closed'];

export const textColumns = {
  number: 'ID',
  name: 'Name',
  dept: 'Department',
  amount: 'Amount',
  city: 'City',
  email: 'E-mail',
  phone: 'Phone',
  openedOn: 'Created',
} as const;
