import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { ContentStory, type StoryCall } from '../testing/ContentStory.tsx';

const meta: Meta = { title: '组件/日历' };
export default meta;
type Story = StoryObj;

const calls: StoryCall[] = [];
const days = {
  'crm/days.query': {
    title: '每天',
    model: 'crm/visit',
    search: [{ field: 'day', mode: 'range' }],
    group: [{ field: 'day', by: 'day' }],
    measures: { visits: { count: true } },
  },
};

export const MonthByMonth: Story = {
  render: () => (
    <ContentStory
      component="CalendarPart"
      title="拜访"
      props={{ query: 'crm/days', category: 'day', page: '/crm/visit' }}
      more={days}
      onCall={(call) => calls.push(call)}
      answer={({ params }) => [{ day: `${params['day_begin']?.slice(0, 8)}05`, visits: 12 }]}
      width={358}
    />
  ),
  async play() {
    const link = await screen.findByRole('link', { name: '12' });
    const [first] = calls.map(({ params }) => params['day_begin']);
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`day:ge:${first?.slice(0, 8)}05`);
    await userEvent.click(screen.getByRole('button', { name: '上个月' }));
    await waitFor(() => expect(calls.at(-1)?.params['day_begin']).not.toBe(first));
    await expect(calls.at(-1)?.params['day_end']?.slice(0, 7)).toBe(calls.at(-1)?.params['day_begin']?.slice(0, 7));
  },
};
export const Dark: Story = { ...MonthByMonth, parameters: { theme: 'dark' } };
