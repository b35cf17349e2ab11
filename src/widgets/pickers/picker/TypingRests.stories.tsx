import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Held } from '../../../../.storybook/Held.tsx';
import { OpenForm } from '../../../../.storybook/OpenForm.tsx';
import { openPicker, pickerBox } from '../../../../.storybook/picker-play.ts';
import { createPickerPorts } from '../../../../.storybook/picker-ports.ts';
import { enterTableCell } from '../../../../.storybook/table-play.ts';
import type { Ports } from '../../../runtime/ports/index.ts';
import { SearchSelect } from '../../choices/search-select/SearchSelect.tsx';
import { tableForm } from '../../rows/editable-table/testing/table-form.ts';
import { Reference } from '../reference/Reference.tsx';
import { Picker } from './Picker.tsx';

/** Checks the default debounce of each search, measured by the timer that sends the request. */
const meta: Meta = {
  title: '组件/选择器/停下再查',
  beforeEach: watchTimers,
};
export default meta;
type Story = StoryObj;

/** The delay in ms of the timer whose callback is running; undefined outside of timers. */
let due: number | undefined;

function watchTimers(): () => void {
  const { setTimeout: own } = window;
  const put = (value: unknown) =>
    Object.defineProperty(window, 'setTimeout', { value, configurable: true, writable: true });
  put((run: (...passed: unknown[]) => void, delay?: number, ...passed: unknown[]) =>
    own(() => {
      due = delay;
      try {
        run(...passed);
      } finally {
        due = undefined;
      }
    }, delay),
  );
  return () => void put(own);
}

interface WaitedPorts extends Ports {
  waits: { keyword: string; after: number | undefined }[];
}

function waitedPorts(): WaitedPorts {
  const ports = createPickerPorts({ users: 60 });
  const waits: WaitedPorts['waits'] = [];
  const note = (keyword: string | undefined) => {
    if (keyword) waits.push({ keyword, after: due });
  };
  return {
    ...ports,
    waits,
    records: {
      ...ports.records,
      async options(resource, search, options) {
        note(search.keyword);
        return ports.records.options(resource, search, options);
      },
    },
    requests: {
      async call(request) {
        note(request.params?.['keyword'] ?? request.params?.['keyWord']);
        return ports.requests.call(request);
      },
    },
  };
}

const expectAsked = (ports: WaitedPorts, keyword: string, after: number) =>
  waitFor(() => expect(ports.waits.at(-1)).toEqual({ keyword, after }));

const table = 'base/customer,name,id';
const inField = waitedPorts();
// covers: call-load-dict, limit-typing
export const SearchedListAfter800: Story = {
  parameters: { ports: inField },
  render: () => <Held of={SearchSelect} label="客户" dictionary={table} async />,
  async play() {
    await userEvent.type(await pickerBox('客户'), '客户00');
    await expectAsked(inField, '客户00', 800);
    await userEvent.keyboard('{Escape}');
  },
};

const inCell = waitedPorts();
const form = tableForm({
  properties: { client: { type: 'string', title: '客户' } },
  columns: [{ key: 'client', type: 'sel_search_async', dict: table }],
});
// covers: call-load-dict, limit-typing
export const SearchedListInACellAfter300: Story = {
  parameters: { ports: inCell },
  render: () => <OpenForm form={form} mode="edit" record={{ rows: [{ id: 'r1' }] }} />,
  async play() {
    await enterTableCell(1, 'client');
    await userEvent.keyboard('客户00');
    await expectAsked(inCell, '客户00', 300);
    await userEvent.keyboard('{Escape}');
  },
};

const ofReference = waitedPorts();
// covers: call-load-dict, limit-typing
export const ReferenceAfter300: Story = {
  parameters: { ports: ofReference },
  render: () => <Held of={Reference} label="客户" model="base/customer" />,
  async play() {
    await userEvent.type(await pickerBox('客户'), '客户00');
    await expectAsked(ofReference, '客户00', 300);
    await userEvent.keyboard('{Escape}');
  },
};

const ofTree = waitedPorts();
// covers: call-load-dict, limit-typing
export const TreeOnTheServerAfter300: Story = {
  parameters: { ports: ofTree },
  render: () => <Held of={Picker} label="跟进人" picker="system/user-by-depart" />,
  async play() {
    await openPicker('跟进人');
    await userEvent.type(await screen.findByRole('searchbox', { name: '在部门里搜索' }), '重庆');
    await expectAsked(ofTree, '重庆', 300);
  },
};
