import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  InsertRowAboveOutlined,
  PlusOutlined,
  RollbackOutlined,
  SettingOutlined,
  SubnodeOutlined,
} from '@ant-design/icons';
import { InputNumber, Popover, Space } from 'antd';
import { useRef, useState, type ReactNode } from 'react';

import { insertRows, moveRows, recordKey, type GridRecord } from '../../../engine/grid/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say, translated } from '../../../locale/index.ts';
import { useGrid, type GridStore } from '../../../runtime/table/editing/index.ts';
import { removeRows } from '../focus/index.ts';
import { useHistorySteps } from '../history/index.ts';
import { isMovable, unmovable } from '../rows/index.ts';
import { createThrottle, loadAddSettings, repeatInterval, saveAddSettings, type AddSettings } from './add-settings.ts';

const mirrored = { transform: 'scaleX(-1)' };

/** The minimum interval between inserts in milliseconds (docs/requirements.md, Constants). */
const insertInterval = 1500;

/**
 * The buttons above an editable table: add, insert, delete, move, undo. `excluded`: those that the user may not press.
 */
export function TableToolbar(props: {
  store: GridStore;
  name: string;
  fresh: () => GridRecord;
  excluded: (action: 'add' | 'remove') => boolean;
  canMove: boolean;
  before?: ReactNode;
  onAdded: (keys: readonly string[]) => void;
  onAddBelow?: ((key: string) => void) | undefined;
}) {
  const { store, name, fresh, excluded, canMove } = props;
  const { message, modal } = useFeedback();
  const selected = useGrid(store, 'rows', readSelected);
  const history = useGrid(store, 'history', readHistory);
  const steps = useHistorySteps(store);
  const mayMove = useGrid(store, 'rows', isMovable);
  const [settings, setSettings] = useState(() => loadAddSettings(name));
  const [mayInsert] = useState(() => createThrottle(insertInterval));
  const [mayRepeat] = useState(() => createThrottle(repeatInterval));
  const bar = useRef<HTMLDivElement>(null);

  const insert = (at: number, count: number, title: string) => {
    const { changes, keys } = insertRows(store.data(), at, Array.from({ length: count }, fresh));
    store.change(title, changes);
    props.onAdded(keys);
  };
  const add = () => {
    if (!mayRepeat()) return;
    const { count, position } = settings;
    const title = count === 1 ? say('新增一行') : say('新增 {count} 行', { count });
    if (position === 0) return insert(store.data().rows.length, count, title);
    if (mayInsert()) insert(position - 1, count, title);
    else message.warning(say('您点得太快了，请慢一点！'));
  };
  const addBelow = () => {
    const parent = [...selected][0] ?? store.lastRow();
    if (selected.size > 1) return message.warning(say('只能选择一条记录！'));
    if (parent === undefined) return message.warning(say('请选择一条记录！'));
    if (recordKey(store.rowState(parent)?.row.record ?? {}) === undefined)
      return message.warning(say('请先保存上级，再增加它的下级。'));
    props.onAddBelow?.(parent);
  };
  const insertAbove = () => {
    const [first] = selected;
    const at = store.data().positions.get(first ?? store.lastRow() ?? '') ?? 0;
    if (mayInsert()) insert(at, 1, say('插入一行'));
    else message.warning(say('您点得太快了，请慢一点！'));
  };
  const remove = async () => {
    const keys = [...selected];
    if (!mayRepeat()) return;
    if (keys.length === 0) return message.warning(say('请选择一条记录！'));
    const count = store.branches(keys).length;
    const agreed = await modal.confirm({
      title: say('确认删除'),
      content: say('确定要删除这 {count} 项吗?', { count }),
    });
    if (!agreed) return;
    const next = removeRows(store, keys);
    // The button is now disabled, so the focus moves to the table, where Ctrl+Z restores the rows.
    if (next !== undefined) props.onAdded([next]);
    else bar.current?.parentElement?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };
  const move = (step: 1 | -1) =>
    store.change(step === 1 ? say('下移') : say('上移'), moveRows(store.data(), selected, step));
  const save = (next: AddSettings) => {
    setSettings(next);
    saveAddSettings(name, next);
    message.success('saved');
  };
  const { past, future } = history;
  return (
    <Space ref={bar} className="pw-edit-toolbar" wrap size={8}>
      {props.before}
      {!excluded('add') && (
        <Space.Compact>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
            {say('新增')}
          </Button>
          <AddSettingsButton settings={settings} rows={store.data().rows.length} onSave={save} />
        </Space.Compact>
      )}
      {!excluded('add') && props.onAddBelow && (
        <Button icon={<SubnodeOutlined aria-hidden />} onClick={addBelow}>
          {say('新增下级')}
        </Button>
      )}
      {!excluded('add') && !props.onAddBelow && (
        <Button icon={<InsertRowAboveOutlined aria-hidden />} onClick={insertAbove}>
          {say('插入')}
        </Button>
      )}
      {!excluded('remove') && (
        <Button icon={<DeleteOutlined aria-hidden />} disabled={selected.size === 0} onClick={() => void remove()}>
          {selected.size > 0 ? say('删除 {size} 行', { size: selected.size }) : say('删除')}
        </Button>
      )}
      {canMove && (
        <>
          {([-1, 1] as const).map((step) => (
            <Button
              key={step}
              icon={step === -1 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
              title={mayMove ? undefined : translated(unmovable)}
              disabled={selected.size === 0 || !mayMove}
              onClick={() => move(step)}
            >
              {step === -1 ? say('上移') : say('下移')}
            </Button>
          ))}
        </>
      )}
      <Button
        type="text"
        icon={<RollbackOutlined aria-hidden />}
        aria-label={say('撤销')}
        title={past.length > 0 ? say('撤销：{name}', { name: past.at(-1)?.name }) : say('没有可撤销的')}
        disabled={past.length === 0}
        onClick={steps.undo}
      />
      <Button
        type="text"
        icon={<RollbackOutlined aria-hidden style={mirrored} />}
        aria-label={say('重做')}
        title={future.length > 0 ? say('重做：{name}', { name: future.at(-1)?.name }) : say('没有可重做的')}
        disabled={future.length === 0}
        onClick={steps.redo}
      />
    </Space>
  );
}

function AddSettingsButton(props: { settings: AddSettings; rows: number; onSave: (settings: AddSettings) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(props.settings);
  const content = (
    <Space direction="vertical" className="pw-edit-add-settings">
      <div className="pw-edit-add-setting">
        {say('新增行数')}
        <InputNumber
          min={1}
          precision={0}
          value={draft.count}
          aria-label={say('新增行数')}
          onChange={(count) => setDraft({ ...draft, count: count ?? 1 })}
        />
      </div>
      <div className="pw-edit-add-setting">
        {say('插入位置（0 为最后）')}
        <InputNumber
          min={0}
          max={props.rows}
          precision={0}
          value={draft.position}
          aria-label={say('插入位置')}
          onChange={(position) => setDraft({ ...draft, position: position ?? 0 })}
        />
      </div>
      <Button
        type="primary"
        size="small"
        onClick={() => {
          props.onSave(draft);
          setIsOpen(false);
        }}
      >
        {say('保存设置')}
      </Button>
    </Space>
  );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger={['click']} placement="bottomLeft" content={content}>
      <Button icon={<SettingOutlined aria-hidden />} aria-label={say('新增设置')} title={say('新增设置')} />
    </Popover>
  );
}

function readSelected(store: GridStore) {
  return store.selected();
}

function readHistory(store: GridStore) {
  return store.history();
}
